import { attributeGroups, listingAttributes, type AttributeGroup } from "@gevel/config";

const ownGroups = {
  offer: ["goal", "webId", "webIds", "marquee", "reference", "recordFile", "projectReference", "withdrawnAt"],
  price: ["price", "publishPrice", "priceUnit", "priceUnitText"],
  place: ["street", "houseNumber", "boxNr", "zip", "city", "countryId", "publishAddress", "latitude", "longitude"],
  texts: ["typeDescription", "description"],
  media: ["pictures", "pictureProblems", "documents", "videoUrl", "virtualTourUrl"],
  agent: ["agent"],
} as const;

const sourceGroup = ["source", "mainTypeName", "marqueeName", "countryName", "createdAtSource", "publicSince"] as const;

export type ListingGroup = keyof typeof ownGroups | AttributeGroup | "source";

/** The parts of a listing's form, in their order, each with its fields. */
export const listingGroups: readonly (readonly [group: ListingGroup, fields: readonly string[]])[] = [
  ["offer", ownGroups.offer],
  ["price", ownGroups.price],
  ["place", ownGroups.place],
  ["texts", ownGroups.texts],
  ["media", ownGroups.media],
  ["agent", ownGroups.agent],
  ...attributeGroups.map(
    (group) =>
      [group, listingAttributes.filter((attribute) => attribute.group === group).map(({ key }) => key)] as const,
  ),
  ["source", sourceGroup],
];

const groupOfField = new Map(
  listingGroups.flatMap(([group, fields]) => fields.map((field) => [field, group] as const)),
);

/** A field that is in no group, such as one that came later, stands with what the source says. */
export const groupOf = (field: string): ListingGroup => groupOfField.get(field) ?? "source";

export const isListingGroup = (value: unknown): value is ListingGroup =>
  listingGroups.some(([group]) => group === value);
