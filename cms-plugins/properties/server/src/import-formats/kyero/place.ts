import { countries } from "@gevel/config";
import { countryIdOf, foreignCountry } from "../draft/country.js";
import { decodeEntities } from "../draft/decode-entities.js";
import type { ItemDraft } from "../draft/item-draft.js";
import { readPoint } from "../draft/read-point.js";
import { findTown } from "../../places/find-town.js";
import { provincesNamed } from "../../places/provinces.js";
import { textAt, type XmlElement } from "../xml/xml-element.js";

interface Town {
  town: string;
  province: string;
  /** A part of the town, or anything else. */
  detail: string;
}

/** The postal code of a Belgian town; the place within it that a listing names says it best. */
function readTown({ town, province, detail }: Town, draft: ItemDraft): void {
  const { latitude, longitude } = draft.item;
  const isPoint = typeof latitude === "number" && typeof longitude === "number";
  const hints = { province, point: isPoint ? { latitude, longitude } : null };
  const answer = findTown(town, hints);
  const closer = detail === "" ? null : findTown(`${town}, ${detail}`, hints);
  const { zip, note } = closer?.zip ? closer : answer;
  if (detail !== "" && zip === answer.zip) reportHiddenDetail(detail, draft);
  if (zip === null) draft.rejected("zip", "town", town, note);
  else {
    draft.identity("zip", zip, "postcode");
    draft.replaced("town", town, note);
  }
}

const reportHiddenDetail = (detail: string, draft: ItemDraft) =>
  draft.leftOut("location_detail", detail, "says no more of the postal code");

/** The format knows towns, not postal codes; many senders add one. */
export function readPlace(listing: XmlElement, draft: ItemDraft, defaultCountry: number): void {
  const town = decodeEntities(textAt(listing, "town"));
  const country = decodeEntities(textAt(listing, "country"));
  const countryId = country === "" ? defaultCountry : countryIdOf(country);
  if (countryId === null) draft.rejected("countryId", "country", country, foreignCountry);
  draft.identity("city", town, "town");
  // One we do not know is passed on for the import to refuse.
  draft.identity("countryId", countryId ?? country, "country");
  const written = textAt(listing, "postcode") || textAt(listing, "postal_code");
  readPoint(draft, textAt(listing, "location/latitude"), textAt(listing, "location/longitude"), "location");
  const province = decodeEntities(textAt(listing, "province"));
  const detail = decodeEntities(textAt(listing, "location_detail"));
  const isBelgian = countryId === countries.belgium;
  if (province !== "" && isBelgian && provincesNamed(province) === null)
    draft.leftOut("province", province, "is no province of Belgium");
  if (written === "" && isBelgian) return readTown({ town, province, detail }, draft);
  if (detail !== "") reportHiddenDetail(detail, draft);
  if (province !== "" && !isBelgian) draft.leftOut("province", province, "is used in Belgium alone");
  if (written !== "") draft.identity("zip", written, "postcode");
  else if (countryId !== null)
    draft.rejected("zip", "town", town, "has no postal code, and only Belgian ones are known; send it");
}
