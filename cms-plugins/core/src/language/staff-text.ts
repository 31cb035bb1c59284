import type { Language } from "@gevel/config";

/** A sentence for staff in the languages of the admin. */
export interface StaffText {
  nl: string;
  fr: string;
  en: string;
}

/** English for programs, for staff who chose no language, and for one the admin is not translated into. */
export const textIn = (text: StaffText, language: Language | null): string =>
  language === "nl" || language === "fr" ? text[language] : text.en;
