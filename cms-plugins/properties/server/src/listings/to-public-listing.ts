import {
  listingAttributes,
  listingFieldKeys,
  listingFields,
  listingKey,
  type Listing,
  type ListingAttribute,
  type ListingFieldKey,
  type ListingFields,
  type ListingFieldValues,
} from "@gevel/config";
import { officeSource } from "../items/office-source.js";
import { projectKey } from "../items/project-key.js";
import type { StoredListing } from "./listing-row.js";
import { publicDocuments } from "../items/public-documents.js";
import type { ViewContext } from "../items/view-context.js";
import { hasText, publicPlace } from "../items/public-place.js";

const priceAttributes = (listingAttributes satisfies readonly ListingAttribute[])
  .filter((attribute: ListingAttribute) => attribute.tellsPrice)
  .map(({ key }) => key);

type PublicKey = {
  [Key in ListingFieldKey]: ListingFields[Key]["isPublic"] extends true ? Key : never;
}[ListingFieldKey];
const isPublicKey = (key: ListingFieldKey): key is PublicKey => listingFields[key].isPublic;
const publicKeys = listingFieldKeys.filter(isPublicKey);

const nothingPublic = Object.fromEntries(publicKeys.map((key) => [key, null]));

/** The own fields that are public as stored, unless further rules apply. */
function publicFields(listing: StoredListing["listing"]): Pick<ListingFieldValues, PublicKey> {
  const publicValues: Partial<Record<PublicKey, unknown>> = { ...nothingPublic };
  for (const key of publicKeys) publicValues[key] = listing[key];
  // Every public key of the table the type is derived from.
  return publicValues as Pick<ListingFieldValues, PublicKey>;
}

function publicAttributes({ publishPrice, attributes }: StoredListing["listing"]): Listing["attributes"] {
  if (publishPrice) return attributes;
  return { ...attributes, ...Object.fromEntries(priceAttributes.map((key) => [key, null])) };
}

/** The public view of a listing. A price, address or point that is not published is removed here (PROP-8, PROP-9). */
export function toPublicListing(
  stored: StoredListing,
  { places, typeNames, pictures, drops, ends }: ViewContext,
): Listing {
  const { listing, id, publicSince, createdAt, updatedAt } = stored;
  const { publishAddress, publishPrice } = listing;
  const drop = drops.get(id) ?? null;
  return {
    id,
    key: stored.source === officeSource ? "" : listingKey(stored.source, listing.reference),
    ...publicFields(listing),
    // The number of a row means nothing to anybody.
    recordFile: listing.recordFile || listing.reference,
    mainTypeName: hasText(listing.mainTypeName) ? listing.mainTypeName : (typeNames.get(listing.webId) ?? {}),
    // A price of 0 is how some programs write that there is none yet.
    price: publishPrice && listing.price ? listing.price : null,
    priceUnitText: publishPrice ? listing.priceUnitText : {},
    ...publicPlace(listing, publishAddress, places),
    pictures: pictures(listing.pictures),
    documents: publicDocuments(listing.documents),
    projectReference: projectKey(stored.source, listing.projectReference),
    createdAt: (publicSince ?? createdAt).toISOString(),
    modifiedAt: updatedAt.toISOString(),
    seo: stored.seo,
    attributes: publicAttributes(listing),
    // If the price has changed since, its drop is not computed yet.
    priceDrop: publishPrice && drop?.after === listing.price ? drop : null,
    offerEnd: ends.get(id) ?? null,
  };
}
