import type { Mended } from "../draft/mended.js";
import { meaningOf, strayCharacter, undoDoubleEncoding } from "../draft/mend-characters.js";
import { isList, isObject } from "./json-value.js";

function mendText(text: string, field: string, mended: Mended[]): string {
  const clean = cleaned(text, field, mended);
  const meant = undoDoubleEncoding(clean);
  if (meant !== clean) mended.push({ field, written: clean.slice(0, 100), meant: meant.slice(0, 100), line: null });
  return meant;
}

function cleaned(text: string, field: string, mended: Mended[]): string {
  return text.replace(strayCharacter, (character) => {
    const meaning = meaningOf(character.charCodeAt(0));
    mended.push({ field, ...meaning, line: null });
    return meaning.meant;
  });
}

/** A JSON value whose texts have no character that nobody means, and what was put right in them. */
export function mendJson(value: unknown, mended: Mended[], path: readonly string[] = []): unknown {
  if (typeof value === "string") return mendText(value, path.join("/"), mended);
  if (isList(value)) return value.map((entry) => mendJson(entry, mended, path));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mendJson(inner, mended, [...path, key])] as const),
  );
}
