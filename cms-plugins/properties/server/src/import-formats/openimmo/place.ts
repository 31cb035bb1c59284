import type { ItemDraft } from "../draft/item-draft.js";
import { countryIdOf, foreignCountry } from "../draft/country.js";
import { decodeEntities } from "../draft/decode-entities.js";
import { readPoint } from "../draft/read-point.js";
import { attributeOf, find, textAt, type XmlElement } from "../xml/xml-element.js";

/** Where it is, and whether visitors may know exactly. */
export function readPlace(listing: XmlElement, draft: ItemDraft): void {
  const geo = find(listing, "geo");
  draft.identity("zip", textAt(geo, "plz"), "geo/plz");
  draft.identity("city", decodeEntities(textAt(geo, "ort")), "geo/ort");
  const country = attributeOf(find(geo, "land"), "iso_land");
  const countryId = countryIdOf(country);
  const land = "geo/land/@iso_land";
  if (country !== "" && countryId === null) draft.rejected("countryId", land, country, foreignCountry);
  // One we do not know is passed on: taken as Belgian, 1010 in Vienna would be found in Brussels.
  draft.identity("countryId", country === "" ? null : (countryId ?? country), land);
  draft.text("street", decodeEntities(textAt(geo, "strasse")), "geo/strasse");
  draft.text("houseNumber", decodeEntities(textAt(geo, "hausnummer")), "geo/hausnummer");
  draft.text("boxNr", decodeEntities(textAt(geo, "wohnungsnr")), "geo/wohnungsnr");
  const coordinates = find(geo, "geokoordinaten");
  const [latitude, longitude] = [attributeOf(coordinates, "breitengrad"), attributeOf(coordinates, "laengengrad")];
  readPoint(draft, latitude, longitude, "geo/geokoordinaten");
  const field = "verwaltung_objekt/objektadresse_freigeben";
  draft.flag("publishAddress", textAt(listing, field), field);
}
