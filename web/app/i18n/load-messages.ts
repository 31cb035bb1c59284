import { fallbackLanguage, isLanguage, type Language } from "@gevel/config";
import type { MessageFile } from "./bundles/message-file";
import { asRead, asTexts, keepMessages, mergeAreas } from "./messages";

const bundles: Record<Language, () => Promise<{ areas: Record<string, MessageFile> }>> = {
  nl: () => import("./bundles/nl"),
  fr: () => import("./bundles/fr"),
  en: () => import("./bundles/en"),
  de: () => import("./bundles/de"),
};

/** Areas that only some screens speak, loaded with them. */
type OwnArea = "detail" | "forms" | "map";
const areas: Readonly<Record<string, () => Promise<MessageFile>>> = {
  ...import.meta.glob<MessageFile>("./messages/{forms,map}/*.json", { import: "default" }),
  // With the names of a listing's attributes, which the CMS uses too.
  ...import.meta.glob<MessageFile>("./messages/detail/*.ts", { import: "messages" }),
};

// In development the messages come as they are written, and with a parser.
const keep = (language: Language, messages: MessageFile) =>
  keepMessages(language, import.meta.env.PROD ? asRead(messages) : asTexts(messages));

export function documentLanguage(): Language {
  const language = document.documentElement.lang.slice(0, 2);
  return isLanguage(language) ? language : fallbackLanguage;
}

/** The browser's way in: one chunk, that of the page's language. */
export async function loadMessages(language: Language): Promise<void> {
  keep(language, mergeAreas((await bundles[language]()).areas));
}

/** Gives what was imported once the browser has its words too; the server has all words from its start. */
export async function withMessages<Loaded>(area: OwnArea, imported: Promise<Loaded>): Promise<Loaded> {
  if (import.meta.env.SSR) return imported;
  const language = documentLanguage();
  const [loaded, messages] = await Promise.all([
    imported,
    areas[`./messages/${area}/${language}.${area === "detail" ? "ts" : "json"}`]?.(),
  ]);
  if (messages) keep(language, messages);
  return loaded;
}
