import { byLanguage, languages, type Language } from "@gevel/config";
import type { MessageFile } from "./message-file";
import { rawMessages, addMessages, type Texts } from "./messages";

/** With the names of a listing's attributes and of a form's fields, which the CMS uses too. */
const files = import.meta.glob<MessageFile>(
  ["./messages/*/*.json", "../../../config/src/messages/*/{attributes,forms}.json"],
  {
    eager: true,
    import: "default",
  },
);

const textsIn = (language: Language): Texts => {
  const all: MessageFile = {};
  for (const [path, messages] of Object.entries(files))
    if (path.includes(`/messages/${language}/`)) Object.assign(all, messages);
  return rawMessages(all);
};

export const allMessages: Record<Language, Texts> = byLanguage(textsIn);

/** Importing this module is enough; the call makes the dependency explicit. */
export function provideAllMessages(): void {
  for (const language of languages) addMessages(language, allMessages[language]);
}
provideAllMessages();
