import { propertyUid } from "../content-types/property-schema.js";
import { listingRow } from "../rows/listing-row.js";
import { itemKind } from "./item-kind.js";
import { parseItem } from "./parse-item.js";

export const listingKind = itemKind({
  list: "properties",
  plural: "listings",
  uid: propertyUid,
  change: "property",
  row: listingRow,
  parse(value, now, types) {
    const parsed = parseItem(value, now, types);
    return parsed.ok ? { ok: true, item: parsed.listing } : parsed;
  },
});
