import { itemKind } from "../items/item-kind.js";
import { propertyUid } from "../rows/content-type-uids.js";
import { listingRow } from "./listing-row.js";
import { listingTexts } from "./normalise-listing.js";
import { parseListing } from "./parse-listing.js";

export const listingKind = itemKind({
  list: "properties",
  plural: "listings",
  uid: propertyUid,
  change: "property",
  row: listingRow,
  texts: listingTexts,
  parse: parseListing,
});
