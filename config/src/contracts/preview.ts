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

/** POST /admin/live-preview: a form of the admin as it is typed, to be seen on the site before it is saved. */
export const livePreviewSchema = z.object({
  uid: z.string().max(100),
  id: z.string().max(64).nullable(),
  language: languageSchema,
  values: z.record(z.string(), z.unknown()),
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
