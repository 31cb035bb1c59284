import type { Language } from "@gevel/config";
import { readText, type SeedSeo } from "./seed-types";

export function seoData(seo: SeedSeo | undefined, language: Language) {
  if (!seo) return null;
  return {
    metaTitle: readText(seo.metaTitle, language),
    metaDescription: readText(seo.metaDescription, language),
    isActiveSEO: seo.isActiveSEO ?? true,
  };
}
