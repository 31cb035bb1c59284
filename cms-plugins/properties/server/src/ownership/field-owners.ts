import type { FieldOwner } from "@gevel/config";

/** Whose each field of a type is. */
export type FieldOwners = Readonly<Record<string, FieldOwner>>;

/** Fields that make sense only together: half a price or half a point would be wrong. */
const dependentFields: readonly (readonly string[])[] = [
  ["price", "priceUnit", "priceUnitText"],
  ["webId", "webIds", "mainTypeName"],
  ["marquee", "marqueeName"],
  ["street", "houseNumber", "boxNr"],
  ["zip", "city", "countryId", "countryName"],
  ["latitude", "longitude"],
  ["deliveryDate", "delivery"],
];

/** The fields that become staff's own, or the feed's again, with these. */
export function ownedWith(fields: readonly string[], owners: FieldOwners): string[] {
  const owned = fields.flatMap((field) => dependentFields.find((group) => group.includes(field)) ?? [field]);
  return [...new Set(owned)].filter((field) => owners[field] === "staff once edited").sort();
}
