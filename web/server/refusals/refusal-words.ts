import { localeTags, type Language } from "@gevel/config";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import errorsDe from "../../app/i18n/messages/errors/de.json";
import errorsEn from "../../app/i18n/messages/errors/en.json";
import errorsFr from "../../app/i18n/messages/errors/fr.json";
import errorsNl from "../../app/i18n/messages/errors/nl.json";
import de from "../../app/i18n/messages/refusals/de.json";
import en from "../../app/i18n/messages/refusals/en.json";
import fr from "../../app/i18n/messages/refusals/fr.json";
import nl from "../../app/i18n/messages/refusals/nl.json";

/** The pages' own bundle has all texts; what stands before it needs these few. */
const texts: Record<Language, Record<string, string>> = {
  nl: { ...errorsNl, ...nl },
  fr: { ...errorsFr, ...fr },
  en: { ...errorsEn, ...en },
  de: { ...errorsDe, ...de },
};

const cache = createIntlCache();
const made = new Map<Language, IntlShape>();

export function wordsIn(language: Language): IntlShape {
  const known = made.get(language) ?? createIntl({ locale: localeTags[language], messages: texts[language] }, cache);
  made.set(language, known);
  return known;
}
