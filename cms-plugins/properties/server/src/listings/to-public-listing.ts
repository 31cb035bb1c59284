import { listingAttributes, type Listing, type ListingAttribute } from "@gevel/config";
import { projectKey } from "../items/project-key.js";
import type { StoredListing } from "./listing-row.js";
import { publicDocuments } from "../items/public-documents.js";
import type { Surroundings } from "../items/surroundings.js";
import { hasText, publicPlace } from "../items/public-place.js";

const tellThePrice = (listingAttributes satisfies readonly ListingAttribute[])
  .filter((attribute: ListingAttribute) => attribute.tellsPrice)
  .map(({ key }) => key);

function publicAttributes({ publishPrice, attributes }: StoredListing["listing"]): Listing["attributes"] {
  if (publishPrice) return attributes;
  return { ...attributes, ...Object.fromEntries(tellThePrice.map((key) => [key, null])) };
}

/**
 * What the public may know of a listing. A price, address or point that is not published goes no further than here
 * (PROP-8, PROP-9).
 */
export function toPublicListing(stored: StoredListing, { places, typeNames, pictures }: Surroundings): Listing {
  const { listing, id, createdAt, updatedAt } = stored;
  const { publishAddress, publishPrice } = listing;
  return {
    id,
    goal: listing.goal,
    webId: listing.webId,
    webIds: listing.webIds,
    mainTypeName: hasText(listing.mainTypeName) ? listing.mainTypeName : (typeNames.get(listing.webId) ?? {}),
    typeDescription: listing.typeDescription,
    description: listing.description,
    recordFile: listing.recordFile,
    publishPrice,
    price: publishPrice ? listing.price : null,
    priceUnit: listing.priceUnit,
    priceUnitText: listing.priceUnitText,
    marquee: listing.marquee,
    marqueeName: listing.marqueeName,
    publishAddress,
    ...publicPlace(listing, publishAddress, places),
    pictures: pictures(listing.pictures),
    documents: publicDocuments(listing.documents),
    videoUrl: listing.videoUrl,
    virtualTourUrl: listing.virtualTourUrl,
    agent: listing.agent,
    projectReference: projectKey(stored.source, listing.projectReference),
    createdAt: listing.createdAtSource ?? createdAt.toISOString(),
    modifiedAt: updatedAt.toISOString(),
    seo: stored.seo,
    attributes: publicAttributes(listing),
  };
}
