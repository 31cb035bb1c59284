import { isLanguage, listingAttributes, type AttributeKind, type Language, type ListingAttribute } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { aliases } from "./aliases.js";
import { isNothing, isObject, numberOrText, plainText, type JsonRecord } from "./json-value.js";
import { readLocalDay } from "./read-moment.js";

/** Kinds that Omnicasa answers with 0 where it knows nothing. */
const zeroIsNothing: readonly AttributeKind[] = [
  ...["area", "length", "money", "year", "energy", "consumption", "emission", "number"],
  // A floor 0 is more often one that nobody filled in than the ground floor, and so are no bedrooms.
  "count",
] as const;
/** Numbers that Omnicasa has for what we have words for; null says nothing. */
const codes: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  facades: { "0": null, "1": "open", "2": "closed", "3": "half-open" },
  condition: { "0": null, "1": null, "2": "new", "3": "new", "4": "to-renovate", "5": "good", "9": "to-refresh" },
};

/** "as required" and "As-Required" are one, and so are "half open" and "half-open". */
const plain = (text: string) => text.toLowerCase().replace(/[\s_]+/g, "-");

function setChoice(draft: ItemDraft, { key, values = [] }: ListingAttribute, given: string, field: string): void {
  const coded = codes[key]?.[given];
  if (coded !== undefined) return draft.set(draft.key(key), coded, field);
  const yes = /^(true|1)$/i.test(given);
  const no = /^(false|0)$/i.test(given);
  const byWord = values.find((value) => plain(value) === plain(given));
  // What is either granted or not has yes first; of more than two, yes and no are told by name.
  const byFlag = yes ? (values.length === 2 ? values[0] : "yes") : values.length === 2 ? values[1] : "no";
  const value = byWord ?? (yes || no ? values.find((candidate) => candidate === byFlag) : undefined);
  if (value === undefined) draft.leftOut(field, given, `is none of ${values.join(", ")}`);
  else draft.set(draft.key(key), value, field);
}

/** The words for one attribute, in one language or several. */
export function setTexts(draft: ItemDraft, key: string, value: unknown, language: Language, field: string): void {
  const known = draft.key(key);
  if (!isObject(value)) return draft.localized(known, language, plainText(value), field);
  const all: [string, unknown][] = Object.entries(value);
  const texts: Record<string, string> = {};
  for (const [code, text] of all) {
    if (isNothing(text)) continue;
    if (isLanguage(code.toLowerCase()) && typeof text === "string") texts[code] = text;
    else draft.leftOut(`${field}/${code}`, plainText(text), "is no text in a language of the site");
  }
  draft.set(known, texts, field);
}

/** Every labelled attribute of section 3. */
export function readAttributes(record: JsonRecord, draft: ItemDraft, language: Language): void {
  for (const attribute of listingAttributes) {
    const { key, kind } = attribute;
    const found = record.find(key, ...(aliases[key] ?? []));
    if (!found) {
      // A dash in this language says nothing of the others.
      if (kind === "localized" && record.has(key, ...(aliases[key] ?? [])))
        draft.localized(draft.key(key), language, "", key);
      continue;
    }
    const { key: field, value } = found;
    const text = plainText(value);
    const known = draft.key(key);
    if (kind === "localized") setTexts(draft, key, value, language, field);
    else if (text === "") draft.leftOut(field, JSON.stringify(value), "is neither a text nor a number");
    else if (kind === "choice") setChoice(draft, attribute, text, field);
    else if (kind === "flag") draft.flag(known, text, field);
    else if (kind === "date") draft.day(known, readLocalDay(text) ?? text, field);
    else if (kind === "text") draft.text(known, text, field);
    else if (zeroIsNothing.includes(kind)) draft.positive(known, numberOrText(value), field);
    else draft.number(known, numberOrText(value), field);
  }
  // A home that needs no energy is one whose certificate says so.
  const performance = record.find("energyPerformance");
  if (plainText(performance?.value) === "0" && draft.item.epcLabelText !== undefined)
    draft.set("energyPerformance", 0, "EnergyPerformance");
}
