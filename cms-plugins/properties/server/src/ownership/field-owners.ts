import { listingAttributes } from "@gevel/config";
import { projectUid } from "../projects/project-schema.js";
import { propertyUid } from "../listings/property-schema.js";

/**
 * Who owns a field of a listing that a feed sends. `feed`: an import always writes it. `staff once edited`: an import
 * writes it until staff change it in the admin; from then on their value stays, until they give the field back. `staff`: no
 * feed has it, and an import leaves it as it is.
 */
type FieldOwner = "feed" | "staff once edited" | "staff";
type FieldOwners = Readonly<Record<string, FieldOwner>>;

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

/** The same of a project. */
export const projectFieldOwners: FieldOwners = {
  source: "feed",
  reference: "feed",
  projectNumber: "staff once edited",
  name: "staff once edited",
  description: "staff once edited",
  publicAddress: "staff once edited",
  street: "staff once edited",
  houseNumber: "staff once edited",
  boxNr: "staff once edited",
  zip: "staff once edited",
  city: "staff once edited",
  countryId: "staff once edited",
  countryName: "staff once edited",
  latitude: "staff once edited",
  longitude: "staff once edited",
  deliveryDate: "staff once edited",
  delivery: "staff once edited",
  requirement: "staff once edited",
  publishPrice: "staff once edited",
  soldOut: "staff once edited",
  constructions: "staff once edited",
  pictures: "staff once edited",
  pictureProblems: "feed",
  documents: "staff once edited",
  videoUrl: "staff once edited",
  virtualTourUrl: "staff once edited",
  agent: "staff once edited",
  seo: "staff",
  createdAtSource: "feed",
  publicSince: "feed",
  withdrawnAt: "feed",
  checksum: "feed",
  rawChecksum: "feed",
  editedFields: "feed",
};

/** By content type: those that imports write as well. */
export const ownersOf: ReadonlyMap<string, FieldOwners> = new Map([
  [propertyUid, fieldOwners],
  [projectUid, projectFieldOwners],
]);

/** Fields that say something together only: half a price or half a point would be wrong. */
const together: readonly (readonly string[])[] = [
  ["price", "priceUnit", "priceUnitText"],
  ["webId", "webIds", "mainTypeName"],
  ["marquee", "marqueeName"],
  ["street", "houseNumber", "boxNr"],
  ["zip", "city", "countryId", "countryName"],
  ["latitude", "longitude"],
  ["deliveryDate", "delivery"],
];

/** The fields that become staff's own, or the feed's again, with these. */
export function ownedWith(fields: readonly string[], owners: FieldOwners = fieldOwners): string[] {
  const owned = fields.flatMap((field) => together.find((group) => group.includes(field)) ?? [field]);
  return [...new Set(owned)].filter((field) => owners[field] === "staff once edited").sort();
}
