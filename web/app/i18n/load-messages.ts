import { fallbackLanguage, isLanguage, type Language } from "@gevel/config";
import type { MessageFile } from "./message-file";
import { parsedMessages, rawMessages, addMessages } from "./messages";

/** `site` holds the messages any screen may use. The other areas are loaded with the screens that use them. */
type OwnArea = "consent" | "costs" | "detail" | "favourites" | "forms" | "map" | "portal" | "saved-search";
const files: Readonly<Record<string, () => Promise<MessageFile>>> = import.meta.glob<MessageFile>(
  [
    "./messages/*/{consent,costs,detail,favourites,forms,map,portal,saved-search,site}.json",
    "../../../config/src/messages/*/{attributes,forms}.json",
  ],
  { import: "default" },
);

/** The names of a listing's attributes and of a form's fields, which the CMS uses too. */
const sharedFiles: Partial<Record<string, string>> = { detail: "attributes", forms: "forms" };

// Development uses the messages unparsed, with a parser.
const addArea = (language: Language, messages: MessageFile) =>
  addMessages(language, import.meta.env.PROD ? parsedMessages(messages) : rawMessages(messages));

export function documentLanguage(): Language {
  const language = document.documentElement.lang.slice(0, 2);
  return isLanguage(language) ? language : fallbackLanguage;
}

async function loadArea(area: "site" | OwnArea, language: Language): Promise<void> {
  const paths = [
    `./messages/${language}/${area}.json`,
    `../../../config/src/messages/${language}/${sharedFiles[area]}.json`,
  ];
  const loaded = await Promise.all(paths.map(async (path) => files[path]?.()));
  for (const messages of loaded) if (messages) addArea(language, messages);
}

/** The browser's entry: one chunk, for the page's language. */
export const loadMessages = (language: Language): Promise<void> => loadArea("site", language);

/** Resolves to the import once the browser has its messages too. The server has all messages from startup. */
export async function withMessages<Loaded>(area: OwnArea, imported: Promise<Loaded>): Promise<Loaded> {
  if (import.meta.env.SSR) return imported;
  const [loaded] = await Promise.all([imported, loadArea(area, documentLanguage())]);
  return loaded;
}
