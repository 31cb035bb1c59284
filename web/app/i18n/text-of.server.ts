import type { Language } from "@gevel/config";
import { provideAllMessages } from "./all-messages.server";
import { intlOf } from "./intl-of";
import type { MessageId } from "./message-id";

/** A text of the bundles for what loaders write: titles, feeds. */
export function textOf(language: Language, id: MessageId, values?: Record<string, string | number>): string {
  provideAllMessages();
  return intlOf(language).formatMessage({ id }, values);
}
