import { localeTags, type Language } from "@gevel/config";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import serverDe from "../../app/i18n/messages/server/de.json";
import serverEn from "../../app/i18n/messages/server/en.json";
import serverFr from "../../app/i18n/messages/server/fr.json";
import serverNl from "../../app/i18n/messages/server/nl.json";
import siteDe from "../../app/i18n/messages/site/de.json";
import siteEn from "../../app/i18n/messages/site/en.json";
import siteFr from "../../app/i18n/messages/site/fr.json";
import siteNl from "../../app/i18n/messages/site/nl.json";
import type { Texts } from "../../app/i18n/messages";

/** The pages have all texts in a bundle of their own; this is for what is refused before them. */
const texts: Record<Language, readonly [Texts, Texts]> = {
  nl: [serverNl, siteNl],
  fr: [serverFr, siteFr],
  en: [serverEn, siteEn],
  de: [serverDe, siteDe],
};

const cache = createIntlCache();
const made = new Map<Language, IntlShape>();

export function messagesIn(language: Language): IntlShape {
  const cached = made.get(language);
  if (cached) return cached;
  const [own, site] = texts[language];
  const intl = createIntl({ locale: localeTags[language], messages: { ...own, ...site } }, cache);
  made.set(language, intl);
  return intl;
}
