import type { Language, PropertyInput } from "@gevel/config";
import type { DeliveryFiles } from "../draft/delivery-files.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { listingTypes } from "../draft/listing-types.js";
import { readAttributes } from "./attributes.js";
import { asWritten, isList, isZero, numberOrText, plainText, type JsonRecord } from "./json-value.js";
import { readManager, readMedia } from "./media.js";
import { readPlace } from "./place.js";
import { readPrice } from "./price.js";
import { readDateTime } from "./read-date-time.js";
import { lineAt, namesOf, readTexts } from "./texts.js";

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
