import {
  type Language,
  type PropertyInput,
  listingAttributes,
  type AttributeKind,
  type ListingAttribute,
} from "@gevel/config";
import type { DeliveryFiles } from "../draft/delivery-files.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { listingTypes } from "../draft/listing-types.js";
import { asWritten, isList, isZero, numberOrText, plainText, type JsonRecord, leavesOf } from "./json-value.js";
import { readManager, readMedia } from "./media.js";
import { lineAt, namesOf, readTexts, priceKeys } from "./texts.js";
import { countryIdOf, foreignCountry } from "../draft/country.js";
import { readPoint } from "../draft/read-point.js";
import { choiceByName } from "../draft/choice-by-name.js";
import { normalizeWord } from "./normalize-word.js";
import { readDate } from "../draft/read-date.js";

interface Ticks {
  utc: number;
  /** The sender's UTC offset. */
  offset: number;
}

/** A timestamp as .NET writes it in JSON: /Date(1700000000000+0100)/. */
function readTicks(text: string): Ticks | null {
  const parts = /^\/Date\((-?\d{1,15})(?:([+-])(\d{2})(\d{2}))?\)\/$/.exec(text);
  if (!parts) return null;
  const [, utc, sign, hours = "0", minutes = "0"] = parts;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return { utc: Number(utc), offset: sign === "-" ? -offset : offset };
}

function iso(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A timestamp as .NET writes it or as ISO; without a zone it is taken as UTC. */
export function readDateTime(text: string): string | null {
  const ticks = readTicks(text);
  if (ticks) return iso(ticks.utc);
  const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (!written) return null;
  const [, day, time = "00:00:00", zone = "Z"] = written;
  return iso(Date.parse(`${day}T${time}${zone}`));
}

/** The day where the sender is: midnight in Brussels is still yesterday in UTC. */
export function readLocalDay(text: string): string | null {
  const ticks = readTicks(text);
  return ticks ? (iso(ticks.utc + ticks.offset)?.slice(0, 10) ?? null) : readDate(text);
}

/** Kinds of attributes whose 0 means unknown in Omnicasa's answers. */
const zeroIsNothing: readonly AttributeKind[] = [
  ...["area", "length", "money", "year", "energy", "consumption", "emission", "number"],
  // A floor 0 is more often an empty field than the ground floor; the same goes for no bedrooms.
  "count",
] as const;
/** Maps Omnicasa's numbers and names, normalized, to our values; null means no value. */
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

/** Sets the attribute if the value is known; if false, the caller reports it. */
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

/** By the first key whose value is known: a name may be known when a number is not. */
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
function readAttributes(record: JsonRecord, draft: ItemDraft, language: Language | null): void {
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
  // 0 means no energy use only with a certificate.
  const performance = record.find("energyPerformance");
  if (plainText(performance?.value) === "0" && draft.item.epcLabelText !== undefined)
    draft.set("energyPerformance", 0, "EnergyPerformance");
}

/** By its number; if missing, by its code or its name. Without any country, Belgium. */
function readCountry(record: JsonRecord, draft: ItemDraft): void {
  const number = record.find("countryId");
  if (number && !isZero(number.value)) return draft.identity("countryId", plainText(number.value), number.key);
  const named = record.find("CountryAbbr", "CountryCode") ?? record.findAny("countryName");
  const [written] = [...leavesOf(named?.value)].map(({ value }) => value);
  if (!named || written === undefined) return draft.identity("countryId", null, "CountryID");
  const country = countryIdOf(written);
  if (country === null) draft.rejected("countryId", named.key, written, foreignCountry);
  // An unknown one is passed on, so that the import rejects it: taken as Belgian, 1010 in Vienna would be found in
  // Brussels.
  draft.identity("countryId", String(country ?? written), named.key);
}

/** The location, and whether visitors may see it exactly. */
function readPlace(record: JsonRecord, draft: ItemDraft, language: Language | null): void {
  for (const [key, field] of [
    ["zip", "Zip"],
    ["city", "City"],
  ] as const) {
    const line = lineAt(record, key, language);
    draft.identity(key, plainText(line?.value), line?.key ?? field);
  }
  readCountry(record, draft);
  for (const key of ["street", "houseNumber", "boxNr"] as const) {
    const line = lineAt(record, key, language);
    if (line) draft.text(key, plainText(line.value), line.key);
  }
  const publish = record.find("publishAddress");
  if (publish) draft.flag("publishAddress", plainText(publish.value), publish.key);
  const [latitude, longitude] = [record.find(...namesOf("latitude")), record.find(...namesOf("longitude"))];
  readPoint(draft, plainText(latitude?.value), plainText(longitude?.value), latitude?.key ?? "latitude");
}

/** The first that is no 0, which is how Omnicasa writes none. */
function firstOf(record: JsonRecord, keys: readonly string[]): ReturnType<JsonRecord["find"]> {
  for (const key of keys) {
    const found = record.find(key);
    if (found && !isZero(found.value)) return found;
  }
  return null;
}

/** The price; if missing, the alternative key for a sale or a rent: neither replaces the other. */
function readPrice(record: JsonRecord, draft: ItemDraft): void {
  const keys = ["price", ...(priceKeys[Number(draft.item.goal)] ?? [])];
  const price = firstOf(record, keys);
  if (price) draft.positive("price", numberOrText(price.value), price.key);
  const publish = record.find("publishPrice");
  if (publish) draft.flag("publishPrice", plainText(publish.value), publish.key);
  // Neither yes nor no: it may be an owner's no.
  const unsure = draft.item.publishPrice === undefined && (publish !== null || record.hasPart("publishPrice"));
  // An unreadable price is shown as on request; a missing one is no reason to hide the others.
  const unread = draft.item.price === undefined && (price !== null || record.hasPart(...keys));
  if (unsure || unread) draft.set("publishPrice", false, price?.key ?? "Price");
}

const localizedKeys = ["mainTypeName", "typeDescription", "description", "priceUnitText", "marqueeName", "countryName"];
const lineKeys: readonly (keyof PropertyInput)[] = ["recordFile", "videoUrl", "virtualTourUrl"];
const numberKeys: readonly (keyof PropertyInput)[] = ["priceUnit", "marquee"];

function readTypes(record: JsonRecord, draft: ItemDraft): void {
  const webId = plainText(record.find(...namesOf("webId"))?.value);
  const named = webId !== "" && webId !== "0";
  draft.identity("webId", named ? webId : listingTypes.none, "WebID");
  if (!named) draft.replaced("WebID", webId, "names no type; imported without a type");
  const others = record.findAny(...namesOf("webIds"));
  if (!others) return;
  const { key, value } = others;
  const numbers = isList(value) ? value.map((each) => Number(plainText(each) || Number.NaN)) : null;
  if (numbers?.every((number) => Number.isInteger(number))) draft.set("webIds", numbers, key);
  else if (typeof value === "object") draft.leftOut(key, asWritten(value), "is no list of the numbers of types");
  else draft.text("webIds", plainText(value), key);
}

function readCreatedAt(record: JsonRecord, draft: ItemDraft): void {
  const found = record.find(...namesOf("createdAt"));
  if (!found) return;
  const written = plainText(found.value);
  const dateTime = readDateTime(written);
  const past = dateTime !== null && dateTime > "1970-01-02" && Date.parse(dateTime) <= Date.now();
  if (past) draft.set("createdAt", dateTime, found.key);
  else draft.leftOut(found.key, written, "is no moment in the past");
}

/** All of a property but whether it shows. `language` is null where the site does not speak that of its texts. */
export function readListing(
  record: JsonRecord,
  draft: ItemDraft,
  language: Language | null,
  files: DeliveryFiles,
): void {
  draft.identity("reference", draft.reference, "ID");
  const goal = record.find(...namesOf("goal"));
  draft.identity("goal", plainText(goal?.value), goal?.key ?? "Goal");
  readTypes(record, draft);
  readPlace(record, draft, language);
  for (const key of localizedKeys) readTexts(record, draft, key, language);
  for (const key of lineKeys) {
    const line = lineAt(record, key, language);
    if (line) draft.text(key, plainText(line.value), line.key);
  }
  for (const key of numberKeys) {
    const found = record.find(...namesOf(key));
    if (found) draft.number(key, numberOrText(found.value), found.key);
  }
  readPrice(record, draft);
  const project = record.find(...namesOf("projectReference"));
  if (project && !isZero(project.value)) draft.text("projectReference", plainText(project.value), project.key);
  readCreatedAt(record, draft);
  readAttributes(record, draft, language);
  readMedia(record, draft, language, files);
  readManager(record, draft);
}
