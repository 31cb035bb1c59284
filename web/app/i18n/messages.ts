import type { MessageFormatElement } from "react-intl";
import type { Language } from "@gevel/config";
import type { MessageFile } from "./message-file";

export type Texts = Record<string, string>;
export type Messages = Texts | Record<string, MessageFormatElement[]>;

/** Messages as they are written, for whoever has a parser. */
export function rawMessages(messages: MessageFile): Texts {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([id, text]) => (typeof text === "string" ? [[id, text]] : [])),
  );
}

/** Messages read at build time; those that have nothing to read stand in their file as they are. */
export function parsedMessages(messages: MessageFile): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, typeof text === "string" ? [literal(text)] : text]),
  );
}

/** 0 is the parser's TYPE.literal, which the parser alone could name. */
const literal = (value: string): MessageFormatElement => ({ type: 0, value });

const loaded = new Map<Language, Messages>();

/** The server keeps all languages from its start; the browser that of the page, as its screens come to need it. */
export function addMessages(language: Language, messages: Messages): void {
  const existing = loaded.get(language);
  if (!existing) loaded.set(language, messages);
  // One object for good: what arrives with a screen is there for whoever has been given it before.
  else if (existing !== messages) Object.assign(existing, messages);
}

export function messagesOf(language: Language): Messages {
  return loaded.get(language) ?? {};
}

/** A message without arguments, where there is no component to format it. */
export function plainMessage(language: Language, id: string): string {
  const message = messagesOf(language)[id] ?? id;
  if (typeof message === "string") return message;
  const [only] = message;
  return only && "value" in only ? String(only.value) : id;
}
