import { z } from "zod";

/** Every language the product speaks. An agency switches them on and off in the site configuration. */
export const languages = ["nl", "fr", "en", "de"] as const;
export const languageSchema = /* @__PURE__ */ z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/** Used until a site configuration says otherwise. */
export const fallbackLanguage: Language = "nl";

/** Something of each language. */
export const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> => ({
  nl: of("nl"),
  fr: of("fr"),
  en: of("en"),
  de: of("de"),
});

/** BCP 47 tags for `lang`, Intl and hreflang's regional readers. */
export const localeTags = { nl: "nl-BE", fr: "fr-BE", en: "en-BE", de: "de-BE" } as const satisfies Record<
  Language,
  string
>;
export type LocaleTag = (typeof localeTags)[Language];

/** How numbers, prices and days are written: Intl's `en-BE` and `de-BE` write what readers of English and German do not expect. */
export const writtenAs: Record<Language, string> = { nl: "nl-BE", fr: "fr-BE", en: "en-IE", de: "de-DE" };

export const languageNames: Record<Language, string> = {
  nl: "Nederlands",
  fr: "Français",
  en: "English",
  de: "Deutsch",
};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
