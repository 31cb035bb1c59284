import type { ItemSeo, SeoKey } from "../site/item-seo.js";
import type { Language } from "../site/languages.js";

/**
 * CMS-3: whether search engines may index the page of a language. A language without a setting follows the default one,
 * so that a discreet sale is hidden by one setting.
 */
export function isFindable(active: ItemSeo["isActiveSEO"], language: Language, defaultLanguage: Language): boolean {
  return active?.[language] ?? active?.[defaultLanguage] ?? true;
}

/** The SEO texts of the page of a language, empty if staff wrote none: another language's text would be wrong. */
export function seoTexts(seo: ItemSeo | null, language: Language): Record<SeoKey, string> {
  const word = (key: SeoKey) => seo?.[key]?.[language]?.trim() ?? "";
  return {
    pageTitle: word("pageTitle"),
    metaTitle: word("metaTitle"),
    metaDescription: word("metaDescription"),
    ogTitle: word("ogTitle"),
    ogDescription: word("ogDescription"),
    twitterTitle: word("twitterTitle"),
    twitterDescription: word("twitterDescription"),
    ogImage: word("ogImage"),
    twitterImage: word("twitterImage"),
  };
}
