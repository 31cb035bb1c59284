import type { Language } from "@gevel/config";

/** SEO-3: the feed of new homes in a language. */
export const rssPath = (language: Language): string => `/${language}/rss.xml`;
