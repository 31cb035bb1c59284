import { createMessages, type FormKey, type Language } from "@gevel/config";
import de from "./de.json";
import en from "./en.json";
import fr from "./fr.json";
import nl from "./nl.json";

const catalogues = { nl, fr, en, de };

export type MessageId = keyof typeof en;

export const { messagesIn, inAllLanguages } = createMessages<MessageId>(catalogues);

const isMessageId = (id: string): id is MessageId => id in en;

/** A form's own message; most have the general one. */
export function confirmationMessage(part: "subject" | "body", form: FormKey): MessageId {
  const own = `mail.confirmation.${part}.${form}`;
  return isMessageId(own) ? own : `mail.confirmation.${part}`;
}

/** A message that staff may replace, as they write it: `fillPlaceholders` fills in theirs and ours. */
export const templateIn = (language: Language, id: MessageId): string => catalogues[language][id];
