import type { Language } from "@gevel/config";
import type { StaffText } from "./staff-text.js";

/** "Frans", "français", "French". */
export const languageName = (language: Language, displayLanguage: keyof StaffText): string =>
  new Intl.DisplayNames(displayLanguage, { type: "language" }).of(language) ?? language;
