import type { ItemSeo, SeoKey } from "../contracts/item-seo.js";
import type { Language } from "../site/languages.js";

/**
 * CMS-3: whether search engines may have the page of a language. A language of which staff say nothing follows the
 * default one, so that a home that is sold quietly is turned off once.
 */
export function isFindable(active: ItemSeo["isActiveSEO"], language: Language, defaultLanguage: Language): boolean {
  return active?.[language] ?? active?.[defaultLanguage] ?? true;
}

/** What staff wrote for the page of a language, empty where they wrote nothing: another language's words would be wrong. */
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
