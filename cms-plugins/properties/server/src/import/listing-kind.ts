import { propertyUid } from "../content-types/property-schema.js";
import { listingRow } from "../rows/listing-row.js";
import { itemKind } from "./item-kind.js";
import { listingTexts } from "./normalise-listing.js";
import { parseItem } from "./parse-item.js";

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
