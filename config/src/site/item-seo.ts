import { z } from "zod";
import { byLanguage } from "./languages.js";
import { localizedSchema } from "./localized.js";

export const seoTextKeys = [
  "pageTitle",
  "metaTitle",
  "metaDescription",
  "ogTitle",
  "ogDescription",
  "twitterTitle",
  "twitterDescription",
] as const;
/** Addresses of pictures. */
export const seoPictureKeys = ["ogImage", "twitterImage"] as const;
export const seoKeys = [...seoTextKeys, ...seoPictureKeys] as const;

const localized = localizedSchema.optional();
const flag = z.boolean().optional();

/**
 * CMS-3: a listing's or project's texts for search engines and social networks, by language. Fields that staff left out
 * are generated from the page. `isActiveSEO`: false excludes the page of that language from search engines; a language
 * not included follows the default one.
 */
export const itemSeoSchema = z.object({
  pageTitle: localized,
  metaTitle: localized,
  metaDescription: localized,
  ogTitle: localized,
  ogDescription: localized,
  twitterTitle: localized,
  twitterDescription: localized,
  ogImage: localized,
  twitterImage: localized,
  isActiveSEO: z.object(byLanguage(() => flag)).optional(),
});
export type ItemSeo = z.infer<typeof itemSeoSchema>;
export type SeoKey = (typeof seoKeys)[number];
