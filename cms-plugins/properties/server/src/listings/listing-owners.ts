import { listingAttributes } from "@gevel/config";
import type { FieldOwner, FieldOwners } from "../ownership/field-owners.js";

const own: Record<string, FieldOwner> = {
  source: "feed",
  reference: "feed",
  goal: "staff once edited",
  webId: "staff once edited",
  webIds: "staff once edited",
  mainTypeName: "staff once edited",
  typeDescription: "staff once edited",
  description: "staff once edited",
  recordFile: "feed",
  publishPrice: "staff once edited",
  price: "staff once edited",
  priceUnit: "staff once edited",
  priceUnitText: "staff once edited",
  marquee: "staff once edited",
  marqueeName: "staff once edited",
  publishAddress: "staff once edited",
  street: "staff once edited",
  houseNumber: "staff once edited",
  boxNr: "staff once edited",
  zip: "staff once edited",
  city: "staff once edited",
  countryId: "staff once edited",
  countryName: "staff once edited",
  latitude: "staff once edited",
  longitude: "staff once edited",
  pictures: "staff once edited",
  pictureProblems: "feed",
  documents: "staff once edited",
  videoUrl: "staff once edited",
  virtualTourUrl: "staff once edited",
  agent: "staff once edited",
  seo: "staff",
  projectReference: "feed",
  createdAtSource: "feed",
  publicSince: "feed",
  // Staff may take a listing off the site; a feed that changes it puts it back.
  withdrawnAt: "feed",
  checksum: "feed",
  rawChecksum: "feed",
  editedFields: "feed",
};

/** Of each field and each attribute; those of the attributes decide for the one field that holds them. */
export const fieldOwners: FieldOwners = {
  ...own,
  ...Object.fromEntries(listingAttributes.map(({ key }) => [key, "staff once edited" as const])),
};
