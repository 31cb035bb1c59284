import { createIntl, createIntlCache, type IntlCache } from "@formatjs/intl";
import { byLanguage, writtenAs, type Language } from "../site/languages.js";

/** Values of placeholders. They are inserted as they are, never read as ICU. */
export type MessageValues = Readonly<Record<string, string | number | Date>>;

/** Formats a message of one language. Throws where a value is missing. */
export type FormatMessage<Id extends string> = (id: Id, values?: MessageValues) => string;

/**
 * The part of formatjs that is used here, without the types that it reads from a global declaration: there the site
 * names its own ids (web/app/i18n/formatjs.d.ts), and these are of any package.
 */
interface Formatjs {
  createIntl(
    config: {
      locale: string;
      timeZone?: string;
      messages?: Readonly<Record<string, unknown>>;
      onError?(error: Error): void;
    },
    cache: IntlCache,
  ): { formatMessage(message: { id?: string }, values?: MessageValues): string };
}
const formatjs: Formatjs = { createIntl };

/**
 * The messages of one package outside the browser, by the same formatter that React Intl has there. Dates are written in
 * Belgian time; a catalogue without one of the ids is an error of types.
 */
export function createMessages<Id extends string>(
  catalogues: Readonly<Record<Language, Readonly<Record<Id, string>>>>,
): {
  messagesIn: (language: Language) => FormatMessage<Id>;
  /** A message without placeholders in every language. */
  inAllLanguages: (id: Id) => Record<Language, string>;
} {
  const cache = createIntlCache();
  const formatters = byLanguage((language): FormatMessage<Id> => {
    const intl = formatjs.createIntl(
      {
        locale: writtenAs[language],
        timeZone: "Europe/Brussels",
        messages: catalogues[language],
        onError(error) {
          throw error;
        },
      },
      cache,
    );
    return (id, values = {}) => intl.formatMessage({ id }, values);
  });
  return {
    messagesIn: (language) => formatters[language],
    inAllLanguages: (id) => byLanguage((language) => formatters[language](id)),
  };
}
