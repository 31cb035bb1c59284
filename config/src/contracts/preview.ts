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
  /** The key of a form that somebody is typing in: its values stand for what is stored. */
  unsaved: z.uuid().optional(),
});
export type PreviewQuery = z.infer<typeof previewQuerySchema>;

/** What the signature of a preview's address is made over. */
export const previewSignaturePayload = (
  { type, id, language, status, unsaved }: Omit<PreviewQuery, "language"> & { language: string },
  expires: string,
): string => [type, id, language, status, expires, ...(unsaved === undefined ? [] : [unsaved])].join(":");

/** The tree with the drafts in it, and the one part that is previewed; the others are null. */
export const previewSchema = z.object({
  tree: siteTreeSchema,
  /** A popup's is the home page, over which it stands. */
  page: pageSchema.nullable(),
  module: moduleSchema.nullable(),
  article: articleSchema.nullable(),
  /** As it is stored, withdrawn and sold ones too; what may not be published is left out all the same. */
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
  /** As the last answer had it. */
  key: z.uuid().nullable(),
});
/** Null where the site shows it nowhere. */
export const livePreviewResponseSchema = z.object({ key: z.uuid(), url: z.string().nullable() });

/** What a preview inside the admin tells it: which one it is, that it is drawn, and how far it was scrolled. */
export const livePreviewMessageSchema = z.object({
  gevel: z.literal("live-preview"),
  turn: z.number(),
  ready: z.boolean(),
  top: z.number(),
});
export type LivePreviewMessage = z.infer<typeof livePreviewMessageSchema>;
