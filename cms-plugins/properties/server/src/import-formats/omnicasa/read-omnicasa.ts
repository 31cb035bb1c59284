import { setImmediate as nextTick } from "node:timers/promises";
import type { Language } from "@gevel/config";
import type { Delivery } from "../draft/delivery.js";
import type { DeliveryProblems } from "../draft/delivery-problems.js";
import { ItemDraft } from "../draft/item-draft.js";
import type { Leaf } from "../draft/unread-leaves.js";
import { deliveryLimits } from "../draft/delivery-limits.js";
import { reportRepairs, type ValueRepair } from "../draft/value-repairs.js";
import type { DocumentFacts, ReadOptions } from "../draft/parsed-delivery.js";
import { deliveryTooLarge, unreadableDelivery } from "../draft/unreadable-delivery.js";
import { ignoredAround, ignoredInListing, repeatedBy } from "./ignored-leaves.js";
import { asWritten, isList, isObject, isZero, JsonRecord, plainText, type Entry } from "./json-value.js";
import { languageOf, namesOf } from "./texts.js";
import { readPublication } from "./publication.js";
import { readListing } from "./read-listing.js";
import { meaningOf, strayCharacter, undoDoubleEncoding } from "../draft/repair-characters.js";

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

/** A JSON value with unintended characters repaired in its texts, and the list of repairs. */
function repairJson(value: unknown, valueRepairs: ValueRepair[], path: readonly string[] = []): unknown {
  if (typeof value === "string") return repairText(value, path.join("/"), valueRepairs);
  if (isList(value)) return value.map((entry) => repairJson(entry, valueRepairs, path));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, repairJson(inner, valueRepairs, [...path, key])] as const),
  );
}

const listingsPerYield = 50;
const defaultLanguage: Language = "nl";

export interface JsonListings {
  listings: unknown[];
  /** The language stated for all of them. */
  spoken: Readonly<Entry> | null;
  /** Unread leaves outside the listings. */
  around: Leaf[];
}

/** How the language of texts is named; 0 is none. */
function spokenIn(record: JsonRecord): Readonly<Entry> | null {
  const found = record.find("language", "LanguageCode", "LanguageID");
  return found && !isZero(found.value) ? found : null;
}

const referenceOf = (record: JsonRecord) => plainText(record.find(...namesOf("reference"))?.value);

/** Finds the listings: the list itself, or inside an answer of Omnicasa's service. */
export function listingsIn(value: unknown, path: readonly string[] = []): JsonListings | null {
  if (isList(value)) return { listings: value, spoken: null, around: [] };
  if (!isObject(value)) return null;
  const record = new JsonRecord(value);
  const success = record.findAny("Success");
  if (success && plainText(success.value).toLowerCase() !== "true") {
    const message = plainText(record.find("Message")?.value) || `Success is ${asWritten(success.value)}`;
    throw unreadableDelivery(`it is the answer to a call that failed: ${message}`);
  }
  const results = Object.keys(value).filter((key) => /^Get\w+JsonResult$/.test(key));
  const inner = record.findAny("Items", "Properties", "PropertyList", "Value", ...results);
  const found = inner && listingsIn(inner.value, [...path, inner.key]);
  if (!found) return null;
  const spoken = found.spoken ?? spokenIn(record);
  return { ...found, spoken, around: [...record.unread(path), ...found.around] };
}

/** The references of an answer's listings; values that are no listing are skipped. */
export const referencesIn = (value: unknown): string[] =>
  (listingsIn(value)?.listings ?? [])
    .filter(isOmnicasaListing)
    .map((listing) => referenceOf(new JsonRecord(isObject(listing) ? listing : {})));

/** It has PascalCase keys and a number, unlike our own import, which has `reference` and camelCase. */
export function isOmnicasaListing(value: unknown): boolean {
  return isObject(value) && Object.keys(value).some((key) => /^(ID|Goal|WebID|Zip|City)$/.test(key));
}

/** The language of the texts, null if the site does not have it; and as written, to tell two listings apart. */
function languageIn(found: Readonly<Entry> | null, options: ReadOptions, problems: DeliveryProblems) {
  // Omnicasa's answers do not name it: it was in the call, which only their sender knows.
  if (!found) {
    const replaced = options.language ?? defaultLanguage;
    const message = `is missing; texts are taken as ${replaced}`;
    if (options.language === undefined) problems.addOnce({ field: "language", value: "", message, done: "default" });
    return { language: replaced, written: replaced };
  }
  const written = plainText(found.value);
  const language = languageOf(written);
  const message = "is no language of the site; texts in it are left out";
  if (!language) problems.addOnce({ field: found.key, value: written, message, done: "left-out" });
  return { language, written: language ?? written };
}

/** Property JSON as section 3 and Omnicasa's service have it. */
export async function readOmnicasa(value: unknown, options: ReadOptions, delivery: Delivery): Promise<DocumentFacts> {
  const { problems, listings: read } = delivery;
  const found = listingsIn(value);
  if (!found) throw unreadableDelivery("its JSON holds no list of properties");
  const { listings } = found;
  if (listings.length > deliveryLimits.listings)
    throw deliveryTooLarge(`it has more than ${deliveryLimits.listings} listings`);
  for (const [index, listing] of listings.entries()) {
    // Yields to other requests now and then.
    if (index % listingsPerYield === listingsPerYield - 1) await nextTick();
    const valueRepairs: ValueRepair[] = [];
    const meant = repairJson(listing, valueRepairs);
    const record = new JsonRecord(isObject(meant) ? meant : {});
    const reference = referenceOf(record);
    const draft = new ItemDraft(reference, problems);
    reportRepairs(draft, valueRepairs);
    const { language, written } = languageIn(spokenIn(record) ?? found.spoken, options, problems);
    readListing(record, draft, language, delivery.files);
    const shown = readPublication(record, draft);
    for (const [key, others] of Object.entries(repeatedBy)) if (record.find(...others)) record.find(key);
    delivery.readOrReport(record.unread(), ignoredInListing, draft, language);
    if (!shown) {
      read.hide(reference);
      continue;
    }
    read.offer(draft, written);
  }
  delivery.unread(ignoredAround).add(found.around);
  return { format: "omnicasa", mode: null };
}
