import type { ValueRepair } from "../draft/value-repairs.js";
import { meaningOf, strayCharacter, undoDoubleEncoding } from "../draft/repair-characters.js";
import { isList, isObject } from "./json-value.js";

function repairText(text: string, field: string, valueRepairs: ValueRepair[]): string {
  const clean = cleaned(text, field, valueRepairs);
  const meant = undoDoubleEncoding(clean);
  if (meant !== clean)
    valueRepairs.push({ field, written: clean.slice(0, 100), meant: meant.slice(0, 100), line: null });
  return meant;
}

function cleaned(text: string, field: string, valueRepairs: ValueRepair[]): string {
  return text.replace(strayCharacter, (character) => {
    const meaning = meaningOf(character.charCodeAt(0));
    valueRepairs.push({ field, ...meaning, line: null });
    return meaning.meant;
  });
}

/** A JSON value whose texts have no character that nobody means, and what was put right in them. */
export function repairJson(value: unknown, valueRepairs: ValueRepair[], path: readonly string[] = []): unknown {
  if (typeof value === "string") return repairText(value, path.join("/"), valueRepairs);
  if (isList(value)) return value.map((entry) => repairJson(entry, valueRepairs, path));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, repairJson(inner, valueRepairs, [...path, key])] as const),
  );
}
