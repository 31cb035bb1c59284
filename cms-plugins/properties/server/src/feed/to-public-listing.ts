import type { Listing, ListingAttributeKey, Localized } from "@gevel/config";
import { countryNames, readablePlaceName, type PlaceIndex } from "../places/place.js";
import type { StoredListing } from "../rows/listing-row.js";

/** Costs that are reckoned from the price, and the price of an annuity: each would tell a price that is not published. */
const tellThePrice: readonly ListingAttributeKey[] = [
  "notaryFee",
  "notaryFeeVat",
  "registrationRights",
  "vat",
  "depositAmount",
  "agencyCost",
  "totalCost",
  "viagerBouquet",
  "viagerMonthly",
];

export interface Surroundings {
  places: PlaceIndex;
  /** Names of the property types by web id. */
  typeNames: ReadonlyMap<number, Localized>;
}

const hasText = (texts: Localized) => Object.keys(texts).length > 0;

function publicAttributes({ publishPrice, attributes }: StoredListing["listing"]): Listing["attributes"] {
  if (publishPrice) return attributes;
  return { ...attributes, ...Object.fromEntries(tellThePrice.map((key) => [key, null])) };
}

/**
 * What the public may know of a listing. A price, address or point that is not published goes no further than here
 * (PROP-8, PROP-9); the place's own point stands in for a hidden one.
 */
export function toPublicListing(stored: StoredListing, { places, typeNames }: Surroundings): Listing {
  const { listing, id, createdAt, updatedAt } = stored;
  const { publishAddress, publishPrice, latitude, longitude, zip, countryId } = listing;
  const place = places.find({ name: listing.city, zip, countryId });
  const ownPoint = publishAddress && latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const point = ownPoint ?? place?.point ?? null;
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
    street: publishAddress ? listing.street : "",
    houseNumber: publishAddress ? listing.houseNumber : "",
    boxNr: publishAddress ? listing.boxNr : "",
    zip,
    city: place?.name ?? readablePlaceName(listing.city),
    cityNames: place?.names ?? {},
    countryId,
    countryName: hasText(listing.countryName) ? listing.countryName : (countryNames[countryId] ?? {}),
    point: point && { ...point, exact: ownPoint !== null },
    pictures: listing.pictures,
    documents: listing.documents,
    videoUrl: listing.videoUrl,
    virtualTourUrl: listing.virtualTourUrl,
    agent: listing.agent,
    projectReference: listing.projectReference,
    createdAt: listing.createdAtSource ?? createdAt.toISOString(),
    modifiedAt: updatedAt.toISOString(),
    attributes: publicAttributes(listing),
  };
}
