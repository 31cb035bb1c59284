import { z } from "zod";
import { byLanguage } from "../site/languages.js";
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
 * CMS-3: what staff have a listing or project say to search engines and networks, by language. What they left out, the
 * page says of itself. `isActiveSEO`: false keeps the page of that language out of search engines; a language that is not named
 * follows the default one.
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
