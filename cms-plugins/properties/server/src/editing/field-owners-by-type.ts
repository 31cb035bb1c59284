import type { FieldOwners } from "../ownership/field-owners.js";
import { projectUid, propertyUid } from "../rows/content-type-uids.js";
import { listingAttributes, listingFields } from "@gevel/config";
import { systemFieldOwners } from "../items/system-fields.js";

/** Owners of each field of a project. */
export const projectFieldOwners: FieldOwners = {
  ...systemFieldOwners,
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
  documents: "staff once edited",
  videoUrl: "staff once edited",
  virtualTourUrl: "staff once edited",
  agent: "staff once edited",
  createdAtSource: "feed",
};

/** Owners of each field and attribute; the owners of the attributes decide for the one field that contains them. */
export const fieldOwners: FieldOwners = {
  ...systemFieldOwners,
  ...Object.fromEntries(Object.entries(listingFields).map(([key, { owner }]) => [key, owner])),
  ...Object.fromEntries(listingAttributes.map(({ key }) => [key, "staff once edited" as const])),
};

/** By content type, for those that imports write too. */
export const fieldOwnersByType: ReadonlyMap<string, FieldOwners> = new Map([
  [propertyUid, fieldOwners],
  [projectUid, projectFieldOwners],
]);
