import { languages, type Language } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { aliases } from "./aliases.js";
import { asWritten, isList, isBlank, isObject, isZero, plainText, type Entry, type JsonRecord } from "./json-value.js";
import { languageOf } from "./language-of.js";

/** The key of the import contract and Omnicasa's other words for it. */
export const namesOf = (key: string): readonly string[] => [key, ...(aliases[key] ?? [])];

/**
 * A text in the language of its listing, or texts by language; an empty one says that there is none in that language.
 * What the site has no language for is left out: it has been said of the listing's own, and is said of those named here.
 */
export function textsOf(
  { key, value }: Readonly<Entry>,
  draft: ItemDraft,
  own: Language | null,
): Map<Language, string> {
  const texts = new Map<Language, string>();
  if (isList(value)) draft.leftOut(key, asWritten(value), "is a list, and no text");
  else if (isObject(value)) {
    for (const [code, text] of Object.entries(value)) {
      const language = languageOf(code);
      if (language && isBlank(text)) texts.set(language, "");
      else if (language && typeof text === "string") texts.set(language, text);
      else if (!isBlank(text)) draft.leftOut(`${key}/${code}`, asWritten(text), "is no text in a language of the site");
    }
  } else if (own) texts.set(own, plainText(value));
  return texts;
}

/**
 * The words for a field or an attribute. Beside HeatingName stands Heating, a number that visitors make nothing of. A dash
 * in one language says nothing of the others.
 */
export function readTexts(record: JsonRecord, draft: ItemDraft, key: string, own: Language | null): void {
  const names = namesOf(key);
  const numbers: Readonly<Entry>[] = [];
  for (const name of names) {
    const found = record.findAny(name);
    if (!found) continue;
    if (/^\d+$/.test(plainText(found.value))) {
      numbers.push(found);
      continue;
    }
    for (const [language, text] of textsOf(found, draft, own))
      draft.localized(draft.key(key), language, text, found.key);
    return;
  }
  const coded = numbers.filter(({ value }) => !isZero(value));
  for (const { key: field, value } of coded)
    draft.leftOut(field, plainText(value), "is a number, and no words for visitors");
  if (own && coded.length === 0 && record.has(...names)) draft.localized(draft.key(key), own, "", key);
}

/** A line of text; of one that stands there in several languages that of the listing. */
export function lineAt(record: JsonRecord, key: string, own: Language | null): Readonly<Entry> | null {
  const plain = record.find(...namesOf(key));
  if (plain) return plain;
  const found = record.findObject(...namesOf(key));
  const [inner] = found ? record.inside(found) : [];
  const text = inner?.find(...(own ? [own] : []), ...languages);
  return found && text ? { key: `${found.key}/${text.key}`, value: text.value } : null;
}
