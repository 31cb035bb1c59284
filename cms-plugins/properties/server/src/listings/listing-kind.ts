import { propertyUid } from "./property-schema.js";
import { listingRow } from "./listing-row.js";
import { itemKind } from "../items/item-kind.js";
import { listingTexts } from "./normalise-listing.js";
import { parseItem } from "./parse-listing.js";

export const listingKind = itemKind({
  list: "properties",
  plural: "listings",
  uid: propertyUid,
  change: "property",
  row: listingRow,
  texts: listingTexts,
  parse(value, now, types, stored) {
    const parsed = parseItem(value, now, types, stored);
    return parsed.ok ? { ok: true, item: parsed.listing } : parsed;
  },
});
