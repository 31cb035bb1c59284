import type { Language } from "@gevel/config";
import type { StaffText } from "@gevel/kit";

/** "Frans", "français", "French". */
export const languageName = (language: Language, words: keyof StaffText): string =>
  new Intl.DisplayNames(words, { type: "language" }).of(language) ?? language;
