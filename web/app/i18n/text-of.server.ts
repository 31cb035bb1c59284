import { createIntl, createIntlCache } from "react-intl";
import { localeTags, type Language } from "@gevel/config";
import { allMessages } from "./all-messages.server";

const cache = createIntlCache();

/** A text of the bundles for what loaders write: titles, feeds. */
export function textOf(language: Language, id: string, values?: Record<string, string | number>): string {
  return createIntl({ locale: localeTags[language], messages: allMessages[language] }, cache).formatMessage(
    { id },
    values,
  );
}
