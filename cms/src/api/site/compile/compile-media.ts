import { isLanguage, languages, type Language, type Media } from "@gevel/config";
import type { FileRow } from "../content/row-fields";

const labelled = new RegExp(`(?:^|[|\\n])\\s*(${languages.join("|")})\\s*:`, "i");

/**
 * CMS-12: the alternative text of a file in one language. The media library has one field for it; staff write either
 * one text for all languages or `nl: Voordeur | fr: Porte d'entrée`.
 */
export function altIn(stored: string, language: Language, defaultLanguage: Language): string {
  if (!labelled.test(stored)) return stored.trim();
  const texts = new Map<Language, string>();
  for (const part of stored.split(/[|\n]/)) {
    const [code = "", ...words] = part.split(":");
    const name = code.trim().toLowerCase();
    if (isLanguage(name)) texts.set(name, words.join(":").trim());
  }
  return texts.get(language) || texts.get(defaultLanguage) || "";
}

const pixels = (value: number | null | undefined) => (value && value >= 1 ? Math.round(value) : null);

/** `title` is what stands in where the file has no alternative text. */
export function compileMedia(
  file: FileRow | null,
  title: string,
  { language, defaultLanguage }: { language: Language; defaultLanguage: Language },
): Media | null {
  if (!file) return null;
  return {
    url: file.url,
    mime: file.mime,
    width: pixels(file.width),
    height: pixels(file.height),
    alt: altIn(file.alternativeText, language, defaultLanguage) || title,
  };
}

export function compileMediaList(
  files: readonly FileRow[],
  title: string,
  place: { language: Language; defaultLanguage: Language },
): Media[] {
  return files.map((file) => compileMedia(file, title, place)).filter((media) => media !== null);
}
