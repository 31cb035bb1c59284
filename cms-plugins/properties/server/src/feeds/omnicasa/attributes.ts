import { listingAttributes, type AttributeKind, type Language, type ListingAttribute } from "@gevel/config";
import type { ItemDraft } from "../draft/item-draft.js";
import { aliases } from "./aliases.js";
import { isObject, plainText, type JsonRecord } from "./json-value.js";
import { readLocalDay } from "./read-moment.js";

/** Kinds that Omnicasa answers with 0 where it knows nothing. */
const zeroIsNothing: readonly AttributeKind[] = ["area", "length", "money", "year", "energy", "emission", "number"];
/** A floor 0 is more often one that nobody filled in than the ground floor. */
const zeroIsNothingKeys: readonly string[] = ["floor", "floors"];

/** "as required" and "As-Required" are one, and so are "half open" and "half-open". */
const plain = (text: string) => text.toLowerCase().replace(/[\s_]+/g, "-");

function setChoice(draft: ItemDraft, { key, values = [] }: ListingAttribute, given: string, field: string): void {
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
  if (isObject(value))
    draft.set(known, Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string")), field);
  else draft.localized(known, language, plainText(value), field);
}

/** Every labelled attribute of section 3. */
export function readAttributes(record: JsonRecord, draft: ItemDraft, language: Language): void {
  for (const attribute of listingAttributes) {
    const { key, kind } = attribute;
    const found = record.find(key, ...(aliases[key] ?? []));
    if (!found) continue;
    const { key: field, value } = found;
    const text = plainText(value);
    const known = draft.key(key);
    if (kind === "localized") setTexts(draft, key, value, language, field);
    else if (text === "") draft.leftOut(field, JSON.stringify(value), "is neither a text nor a number");
    else if (kind === "choice") setChoice(draft, attribute, text, field);
    else if (kind === "flag") draft.flag(known, text, field);
    else if (kind === "date") draft.day(known, readLocalDay(text) ?? text, field);
    else if (kind === "text") draft.text(known, text, field);
    else if (zeroIsNothing.includes(kind) || zeroIsNothingKeys.includes(key)) draft.positive(known, text, field);
    else draft.number(known, text, field);
  }
  // A home that needs no energy is one whose certificate says so.
  const performance = record.find("energyPerformance");
  if (plainText(performance?.value) === "0" && draft.item.epcLabelText !== undefined)
    draft.set("energyPerformance", 0, "EnergyPerformance");
}
