import { z } from "zod";
import type { Language } from "../site/languages.js";

/** Contracts between the plugin `publishing` and the admin screens (features C2). */

export const planActions = ["publish", "unpublish"] as const;
export type PlanAction = (typeof planActions)[number];

/** A sentence with the reason, and the field if it concerns one. */
const problem = z.object({ field: z.string().nullable(), message: z.string() });
export type PlanProblem = z.infer<typeof problem>;

export const planSchema = z.object({
  id: z.number(),
  action: z.enum(planActions),
  at: z.iso.datetime(),
  /** Name of the member of staff who planned it. */
  by: z.string(),
  /** Why it failed when it was due; empty while it is planned. */
  problems: z.array(problem),
});
export type Plan = z.infer<typeof planSchema>;

/** A plan as the list of all plans and the admin's start screen show it. */
export const plannedSchema = planSchema.extend({
  uid: z.string(),
  documentId: z.string(),
  /** Empty where the type has no languages. */
  locale: z.string(),
  title: z.string(),
  /** Strapi's name of the type; the admin translates by it. */
  typeName: z.string(),
});
export type Planned = z.infer<typeof plannedSchema>;
export const plannedListSchema = z.object({ planned: z.array(plannedSchema) });

/** Local time in Belgium, as `<input type="datetime-local">` writes it. */
export const clockTimeSchema = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, "is no day and time");

export const planRequestSchema = z.strictObject({
  locale: z.string().max(20).default(""),
  action: z.enum(planActions),
  at: clockTimeSchema,
});

/**
 * Origin of a version: published by staff, sent by a program, published by a plan, found when versioning began, or a
 * draft that an older version replaced.
 */
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

/** The publishing panel beside an entry's form. */
export const publishingOfEntrySchema = z.object({
  /** Whether the type has planned publication and versions. */
  served: z.boolean(),
  /** Whether the type has drafts; without one an older version is put into the open form. */
  hasDraft: z.boolean(),
  isLive: z.boolean(),
  canPlan: z.boolean(),
  canRestore: z.boolean(),
  plans: z.array(planSchema),
  versions: z.array(versionSchema),
});
export type PublishingOfEntry = z.infer<typeof publishingOfEntrySchema>;

/** One step of a path into an entry: a field of a type or component, a position in a list (from 1), or a member of a value. */
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
/** Another entry that is part of this one, such as a module of a page. */
export type EntryPart = z.infer<typeof partSchema>;

export const versionDetailSchema = z.object({
  version: versionSchema,
  /** Against the draft as it is now, or the entry where there are no drafts: `before` is now, `after` is the version. */
  fromNow: z.array(partDifferenceSchema),
  /** Against the version before it: what this publication changed. */
  fromBefore: z.array(partDifferenceSchema),
  /** Relations to entries that no longer exist. */
  lost: z.array(lostSchema),
  /** Parts, such as modules of a page, that differed then. */
  parts: z.array(partSchema),
  /** For a form that takes it over: the fields that differ from now, as they were. */
  values: z.record(z.string(), z.unknown()),
});
export type VersionDetail = z.infer<typeof versionDetailSchema>;

export const restoreRequestSchema = z.strictObject({ withParts: z.boolean().default(false) });
export const restoredSchema = z.object({ lost: z.array(lostSchema), parts: z.array(partSchema) });
export type Restored = z.infer<typeof restoredSchema>;

type PublishedEntry = Readonly<Record<string, unknown>>;

/** A content type with planned publication and versions: a row of the application's table. */
export interface PublishedTypeRow {
  uid: string;
  /** The title staff know an entry by: a field, or a function of several. */
  title: string | ((entry: PublishedEntry, language: Language | null) => string);
  /** Relations to entries that staff see as parts of this one, such as the modules of a page. */
  parts?: readonly string[];
  /** For a type without drafts: the field with the time it was unpublished, empty while it is published. */
  offSince?: string;
  /** Internal fields, not part of a version. */
  without?: readonly string[];
  /** Query parameters of a publishing request, for types with other checks on it. */
  query?: Readonly<Record<string, string>>;
}
