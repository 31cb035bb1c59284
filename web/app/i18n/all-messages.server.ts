import { byLanguage, languages, type Language } from "@gevel/config";
import type { MessageFile } from "./message-file";
import { rawMessages, addMessages, type Texts } from "./messages";

const files = {
  ...import.meta.glob<MessageFile>("./messages/*/*.json", { eager: true, import: "default" }),
  ...import.meta.glob<MessageFile>("./messages/*/*.ts", { eager: true, import: "messages" }),
};

const textsIn = (language: Language): Texts => {
  const all: MessageFile = {};
  for (const [path, messages] of Object.entries(files))
    if (/[^/]+(?=\.\w+$)/.exec(path)?.[0] === language) Object.assign(all, messages);
  return rawMessages(all);
};

export const allMessages: Record<Language, Texts> = byLanguage(textsIn);

/** Importing this module is enough; the call makes the dependency explicit. */
export function provideAllMessages(): void {
  for (const language of languages) addMessages(language, allMessages[language]);
}
provideAllMessages();
