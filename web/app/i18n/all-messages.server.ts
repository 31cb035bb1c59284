import { languages, type Language } from "@gevel/config";
import type { MessageFile } from "./bundles/message-file";
import { asTexts, keepMessages, mergeAreas, type Texts } from "./messages";

const files = {
  ...import.meta.glob<MessageFile>("./messages/*/*.json", { eager: true, import: "default" }),
  ...import.meta.glob<MessageFile>("./messages/*/*.ts", { eager: true, import: "messages" }),
};

const textsIn = (language: Language): Texts => {
  const own = Object.entries(files).filter(([path]) => /[^/]+(?=\.\w+$)/.exec(path)?.[0] === language);
  return asTexts(mergeAreas(Object.fromEntries(own)));
};

export const allMessages: Record<Language, Texts> = {
  nl: textsIn("nl"),
  fr: textsIn("fr"),
  en: textsIn("en"),
  de: textsIn("de"),
};

/** Importing this module is enough; calling it says so. */
export function provideAllMessages(): void {
  for (const language of languages) keepMessages(language, allMessages[language]);
}
provideAllMessages();
