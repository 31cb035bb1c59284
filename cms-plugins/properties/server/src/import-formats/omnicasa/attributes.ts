import { listingAttributes, type AttributeKind, type Language, type ListingAttribute } from "@gevel/config";
import { choiceByName } from "../draft/choice-by-name.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { numberOrText, plainText, type JsonRecord } from "./json-value.js";
import { normalizeWord } from "./normalize-word.js";
import { readLocalDay } from "./read-date-time.js";
import { namesOf, readTexts } from "./texts.js";

/** Kinds that Omnicasa answers with 0 where it knows nothing. */
const zeroIsNothing: readonly AttributeKind[] = [
  ...["area", "length", "money", "year", "energy", "consumption", "emission", "number"],
  // A floor 0 is more often one that nobody filled in than the ground floor, and so are no bedrooms.
  "count",
] as const;
/** What Omnicasa's numbers and its names for them are of ours, in plain words; null says nothing. */
const codes: Readonly<Record<string, ReadonlyMap<string, string | null>>> = {
  facades: new Map([
    ...["1", "open bebouwing", "vrijstaand", "4 facades", "freistehend"].map((word) => [word, "open"] as const),
    ...["2", "gesloten", "gesloten bebouwing", "rijwoning", "2 facades"].map((word) => [word, "closed"] as const),
    ...["3", "halfopen", "halfopen bebouwing", "3 facades"].map((word) => [word, "half-open"] as const),
  ]),
  condition: new Map([
    ...["1", "gebruikt", "used", "occasion", "gebraucht"].map((word) => [word, null] as const),
    ...["2", "3", "nieuw", "neuf", "neu", "te bouwen", "a construire"].map((word) => [word, "new"] as const),
    ...["4", "te renoveren", "a renover"].map((word) => [word, "to-renovate"] as const),
    ...["5", "gerenoveerd", "renove", "renovated"].map((word) => [word, "good"] as const),
    ...["9", "op te frissen", "a rafraichir"].map((word) => [word, "to-refresh"] as const),
  ]),
};

/** Whether the value is one that is known; false leaves it to be said. */
function setChoice(draft: ItemDraft, attribute: ListingAttribute, given: string, field: string): boolean {
  const { key } = attribute;
  const coded = codes[key]?.get(normalizeWord(given));
  if (coded !== undefined) {
    draft.set(draft.key(key), coded, field);
    return true;
  }
  const value = choiceByName(attribute, given);
  if (value === undefined) return false;
  draft.set(draft.key(key), value, field);
  return true;
}

/** By the first key whose value is known: a name says what a number does not. */
function readChoice(record: JsonRecord, draft: ItemDraft, attribute: ListingAttribute): void {
  for (const name of namesOf(attribute.key)) {
    const found = record.find(name);
    if (!found) continue;
    const given = plainText(found.value);
    if (given === "0" && codes[attribute.key]) continue;
    if (setChoice(draft, attribute, given, found.key)) return;
    draft.leftOut(found.key, given, `is none of ${attribute.values?.join(", ") ?? ""}`);
  }
}

/** Every labelled attribute of section 3. */
export function readAttributes(record: JsonRecord, draft: ItemDraft, language: Language | null): void {
  for (const attribute of listingAttributes) {
    const { key, kind } = attribute;
    if (kind === "localized") readTexts(record, draft, key, language);
    if (kind === "choice") readChoice(record, draft, attribute);
    if (kind === "localized" || kind === "choice") continue;
    const found = record.find(...namesOf(key));
    if (!found) continue;
    const { key: field, value } = found;
    const text = plainText(value);
    const known = draft.key(key);
    if (kind === "flag") draft.flag(known, text, field);
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
