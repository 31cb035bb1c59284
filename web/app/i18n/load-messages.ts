import { fallbackLanguage, isLanguage, type Language } from "@gevel/config";
import type { MessageFile } from "./message-file";
import { parsedMessages, rawMessages, addMessages } from "./messages";

/** `site` is what any screen may say; the others only some screens speak, and they are loaded with them. */
type OwnArea = "consent" | "detail" | "favourites" | "forms" | "map" | "portal" | "saved-search";
const areas: Readonly<Record<string, () => Promise<MessageFile>>> = {
  ...import.meta.glob<MessageFile>("./messages/{site,consent,favourites,map,portal,saved-search}/*.json", {
    import: "default",
  }),
  // With the names of a listing's attributes and of a form's fields, which the CMS uses too.
  ...import.meta.glob<MessageFile>("./messages/{detail,forms}/*.ts", { import: "messages" }),
};

// In development the messages come as they are written, and with a parser.
const addArea = (language: Language, messages: MessageFile) =>
  addMessages(language, import.meta.env.PROD ? parsedMessages(messages) : rawMessages(messages));

export function documentLanguage(): Language {
  const language = document.documentElement.lang.slice(0, 2);
  return isLanguage(language) ? language : fallbackLanguage;
}

async function loadArea(area: "site" | OwnArea, language: Language): Promise<void> {
  const file = `./messages/${area}/${language}`;
  const messages = await (areas[`${file}.ts`] ?? areas[`${file}.json`])?.();
  if (messages) addArea(language, messages);
}

/** The browser's way in: one chunk, that of the page's language. */
export const loadMessages = (language: Language): Promise<void> => loadArea("site", language);

/** Gives what was imported once the browser has its words too; the server has all words from its start. */
export async function withMessages<Loaded>(area: OwnArea, imported: Promise<Loaded>): Promise<Loaded> {
  if (import.meta.env.SSR) return imported;
  const [loaded] = await Promise.all([imported, loadArea(area, documentLanguage())]);
  return loaded;
}
