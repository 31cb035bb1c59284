import type { Language } from "@gevel/config";

/**
 * A text in each language of the first start. German may be left out: the site then shows the default language's text,
 * marked as such (LANG-4).
 */
export type Text = Record<"nl" | "fr" | "en", string> & Partial<Record<Language, string>>;
