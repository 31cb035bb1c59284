import { createIntl, createIntlCache, type IntlShape } from "react-intl";
import { localeTags, type Language } from "@gevel/config";
import { messagesOf, type Messages } from "./messages";

interface Made {
  intl: IntlShape;
  messages: Messages;
}

const made = new Map<Language, Made>();
const cache = createIntlCache();

/** One a language while its messages are the same: a server's page would spend a third of its time on making another. */
export function intlOf(language: Language): IntlShape {
  const messages = messagesOf(language);
  const cached = made.get(language);
  if (cached?.messages === messages) return cached.intl;
  const intl = createIntl({ locale: localeTags[language], messages }, cache);
  made.set(language, { intl, messages });
  return intl;
}
