import { z } from "zod";
import type { Language } from "../site/languages.js";

/** What the plugin `publishing` tells the screens of the admin, and is told by them (features C2). */

export const planActions = ["publish", "unpublish"] as const;
export type PlanAction = (typeof planActions)[number];

/** A sentence that says why, and the field it is about where it is about one. */
const problem = z.object({ field: z.string().nullable(), message: z.string() });
export type PlanProblem = z.infer<typeof problem>;

export const planSchema = z.object({
  id: z.number(),
  action: z.enum(planActions),
  at: z.iso.datetime(),
  /** Name of whoever planned it. */
  by: z.string(),
  /** Why it could not be done when its time came; empty while it is planned. */
  problems: z.array(problem),
});
export type Plan = z.infer<typeof planSchema>;

/** A plan beside others, as the screen of all plans and the first screen of the admin show it. */
export const plannedSchema = planSchema.extend({
  uid: z.string(),
  documentId: z.string(),
  /** Empty where the type has no languages. */
  locale: z.string(),
  title: z.string(),
  /** What Strapi calls the type, by which the admin knows its name in other languages. */
  typeName: z.string(),
});
export type Planned = z.infer<typeof plannedSchema>;
export const plannedListSchema = z.object({ planned: z.array(plannedSchema) });

/** What a Belgian clock shows, as `<input type="datetime-local">` writes it. */
export const clockTimeSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "is no day and time");

export const planRequestSchema = z.strictObject({
  locale: z.string().max(20).default(""),
  action: z.enum(planActions),
  at: clockTimeSchema,
});

/** How a version came about: by staff, by a program, by a plan, found when versions began, or a draft that made room for an older one. */
export const versionKinds = ["published", "sent", "planned", "found", "draft"] as const;

export const versionSchema = z.object({
  id: z.number(),
  kind: z.enum(versionKinds),
  at: z.iso.datetime(),
  by: z.string(),
  /** Fields that differ from the version before it; null for the first. */
  changed: z.array(z.string()).nullable(),
});
export type Version = z.infer<typeof versionSchema>;

/** What stands beside the form of an entry. */
export const publishingOfEntrySchema = z.object({
  /** Whether the type is one whose publication is planned and kept. */
  served: z.boolean(),
  /** Whether it has a draft of its own; without one an older version is put into the open form. */
  hasDraft: z.boolean(),
  isLive: z.boolean(),
  canPlan: z.boolean(),
  canRestore: z.boolean(),
  plans: z.array(planSchema),
  versions: z.array(versionSchema),
});
export type PublishingOfEntry = z.infer<typeof publishingOfEntrySchema>;

/** One step to a part of an entry: a field of a type or component, a place in a list (from 1), or a member of a value. */
const stepSchema = z.union([
  z.object({ model: z.string(), field: z.string() }),
  z.object({ place: z.number() }),
  z.object({ member: z.string() }),
]);
export type PartStep = z.infer<typeof stepSchema>;

export const partDifferenceSchema = z.object({
  path: z.array(stepSchema),
  before: z.unknown(),
  after: z.unknown(),
});
export type PartDifference = z.infer<typeof partDifferenceSchema>;

const lostSchema = z.object({ path: z.array(stepSchema), kind: z.enum(["file", "entry"]), name: z.string() });
export type LostPart = z.infer<typeof lostSchema>;

const partSchema = z.object({ uid: z.string(), documentId: z.string(), title: z.string() });
/** Another entry that this one is made of, such as a module of a page. */
export type EntryPart = z.infer<typeof partSchema>;

export const versionDetailSchema = z.object({
  version: versionSchema,
  /** Against the draft as it is now, or the entry where there are no drafts: `before` is now, `after` is the version. */
  fromNow: z.array(partDifferenceSchema),
  /** Against the version before it: what this publication changed. */
  fromBefore: z.array(partDifferenceSchema),
  /** What it names and is there no more. */
  lost: z.array(lostSchema),
  /** Modules of a page, say, that were otherwise then. */
  parts: z.array(partSchema),
  /** For a form that takes it over: the fields that differ from now, as they were. */
  values: z.record(z.string(), z.unknown()),
});
export type VersionDetail = z.infer<typeof versionDetailSchema>;

export const restoreRequestSchema = z.strictObject({ withParts: z.boolean().default(false) });
export const restoredSchema = z.object({ lost: z.array(lostSchema), parts: z.array(partSchema) });
export type Restored = z.infer<typeof restoredSchema>;

type PublishedEntry = Readonly<Record<string, unknown>>;

/** A content type whose publications are planned and kept: a row of the application's table. */
export interface PublishedTypeRow {
  uid: string;
  /** What staff know an entry by: a field, or what is made of several. */
  title: string | ((entry: PublishedEntry, language: Language | null) => string);
  /** Relations to entries that staff see as parts of this one, such as the modules of a page. */
  parts?: readonly string[];
  /** Of a type without drafts: the field that has the moment it left the site, empty while it is there. */
  offSince?: string;
  /** Fields that are the house's own, and no part of a version. */
  without?: readonly string[];
  /** What a request says that puts it on the site, where others ask for it. */
  query?: Readonly<Record<string, string>>;
}
