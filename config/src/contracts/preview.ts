import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { listingSchema } from "./properties.js";
import { articleSchema, moduleSchema, pageSchema, popupSchema, siteTreeSchema } from "./pages.js";
import { projectSchema } from "./projects.js";

/** GET /api/site/preview on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`: CMS-9. */
export const previewTypes = ["page", "module", "article", "property", "project", "popup"] as const;
export const previewQuerySchema = z.object({
  type: z.enum(previewTypes),
  /** documentId */
  id: z.string().min(1).max(64),
  language: languageSchema,
  status: z.enum(["draft", "published"]).default("draft"),
  /** The key of a form being edited: its values replace the stored ones. */
  unsaved: z.uuid().optional(),
});
export type PreviewQuery = z.infer<typeof previewQuerySchema>;

/** The payload that the signature of a preview address covers. */
export const previewSignaturePayload = (
  { type, id, language, status, unsaved }: Omit<PreviewQuery, "language"> & { language: string },
  expires: string,
): string => [type, id, language, status, expires, ...(unsaved === undefined ? [] : [unsaved])].join(":");

/** The tree with the drafts in it, and the one part that is previewed; the others are null. */
export const previewSchema = z.object({
  tree: siteTreeSchema,
  /** For a popup: the home page, over which it opens. */
  page: pageSchema.nullable(),
  module: moduleSchema.nullable(),
  article: articleSchema.nullable(),
  /** As stored, including withdrawn and sold ones; data that may not be published is still left out. */
  listing: listingSchema.nullable(),
  project: projectSchema.nullable(),
  popup: popupSchema.nullable(),
});
export type Preview = z.infer<typeof previewSchema>;

/** A form of the admin as it is typed, before it is saved. */
export const draftFormSchema = z.object({
  uid: z.string().max(100),
  /** documentId; null while it was never saved. */
  id: z.string().max(64).nullable(),
  language: languageSchema,
  values: z.record(z.string(), z.unknown()),
});
export type DraftForm = z.infer<typeof draftFormSchema>;

/** The id of a never saved entry in a preview. */
export const unsavedId = "unsaved";

/** What the application passes to the plugin `live-preview` in its register step. */
export interface LivePreviewSources {
  /** The types whose entries the site shows; `screen` is what it calls the preview of one by itself. */
  types: readonly { uid: string; screen?: PreviewQuery["type"] }[];
  /** Where an entry without a screen of its own is visible; null if the site does not show it anywhere yet. */
  targetOf(form: DraftForm): Promise<Pick<PreviewQuery, "type" | "id"> | null>;
}

/** POST /live-preview/forms: to see it on the site. */
export const livePreviewSchema = draftFormSchema.extend({
  /** The key from the last response; null at first. */
  key: z.uuid().nullable(),
});
/** Null where the site shows it nowhere. */
export const livePreviewResponseSchema = z.object({ key: z.uuid(), url: z.string().nullable() });

/** Message from a preview inside the admin: which preview it is, that it is rendered, and its scroll position. */
export const livePreviewMessageSchema = z.object({
  gevel: z.literal("live-preview"),
  turn: z.number(),
  ready: z.boolean(),
  top: z.number(),
});
export type LivePreviewMessage = z.infer<typeof livePreviewMessageSchema>;
