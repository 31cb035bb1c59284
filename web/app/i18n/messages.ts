import type { MessageFormatElement } from "react-intl";
import type { Language } from "@gevel/config";
import type { MessageFile } from "./message-file";
import type { MessageId } from "./message-id";

export type Texts = Record<string, string>;
export type Messages = Texts | Record<string, MessageFormatElement[]>;

/** Unparsed messages, for code that has a parser. */
export function rawMessages(messages: MessageFile): Texts {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, text]) => (typeof text === "string" ? [[id, text]] : [])),
  );
}

/** Messages parsed at build time. Those that need no parsing are stored as plain strings. */
export function parsedMessages(messages: MessageFile): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, typeof text === "string" ? [literal(text)] : text]),
  );
}

/** 0 is the parser's TYPE.literal, which the parser alone could name. */
const literal = (value: string): MessageFormatElement => ({ type: 0, value });

const loaded = new Map<Language, Messages>();

/** The server holds all languages from startup; the browser only the page's, added as its screens need them. */
export function addMessages(language: Language, messages: Messages): void {
  const existing = loaded.get(language);
  if (!existing) loaded.set(language, messages);
  // The same object throughout: messages loaded with a screen reach everything that already holds a reference.
  else if (existing !== messages) Object.assign(existing, messages);
}

export function messagesOf(language: Language): Messages {
  return loaded.get(language) ?? {};
}

/** A message without arguments, where there is no component to format it. */
export function plainMessage(language: Language, id: MessageId): string {
  const message = messagesOf(language)[id] ?? id;
  if (typeof message === "string") return message;
  const [only] = message;
  return only && "value" in only ? String(only.value) : id;
}
