import { z } from "zod";
import { languageSchema } from "../site/languages.js";
import { listingSchema } from "./properties.js";
import { articleSchema, moduleSchema, pageSchema, siteTreeSchema } from "./pages.js";

/** GET /api/site/preview on the CMS, with `Authorization: Bearer <REPLICA_SECRET>`: CMS-9. */
export const previewTypes = ["page", "module", "article", "property"] as const;
export const previewQuerySchema = z.object({
  type: z.enum(previewTypes),
  /** documentId */
  id: z.string().min(1).max(64),
  language: languageSchema,
  status: z.enum(["draft", "published"]).default("draft"),
});
export type PreviewQuery = z.infer<typeof previewQuerySchema>;

/** The tree with the drafts in it, and the one part that is previewed: exactly one of the four is not null. */
export const previewSchema = z.object({
  tree: siteTreeSchema,
  page: pageSchema.nullable(),
  module: moduleSchema.nullable(),
  article: articleSchema.nullable(),
  /** As it is stored, withdrawn and sold ones too; what may not be published is left out all the same. */
  listing: listingSchema.nullable(),
});
export type Preview = z.infer<typeof previewSchema>;
