import type { Language } from "@gevel/config";
import { countryIdOf, foreignCountry } from "../draft/country.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { readPoint } from "../draft/read-point.js";
import { isZero, leavesOf, plainText, type JsonRecord } from "./json-value.js";
import { lineAt, namesOf } from "./texts.js";

/** By its number; where that is missing, by its letters or its name. A home whose country nothing says is a Belgian one. */
function readCountry(record: JsonRecord, draft: ItemDraft): void {
  const number = record.find("countryId");
  if (number && !isZero(number.value)) return draft.identity("countryId", plainText(number.value), number.key);
  const named = record.find("CountryAbbr", "CountryCode") ?? record.findAny("countryName");
  const [written] = [...leavesOf(named?.value)].map(({ value }) => value);
  if (!named || written === undefined) return draft.identity("countryId", null, "CountryID");
  const country = countryIdOf(written);
  if (country === null) draft.rejected("countryId", named.key, written, foreignCountry);
  // One we do not know is passed on for the import to refuse: taken as Belgian, 1010 in Vienna would be found in Brussels.
  draft.identity("countryId", String(country ?? written), named.key);
}

/** Where it is, and whether visitors may know exactly. */
export function readPlace(record: JsonRecord, draft: ItemDraft, language: Language | null): void {
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
