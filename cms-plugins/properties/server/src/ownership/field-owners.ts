/**
 * Who owns a field of a listing or project that a feed sends. `feed`: an import always writes it. `staff once edited`: an import
 * writes it until staff change it in the admin; from then on their value stays, until they give the field back. `staff`: no
 * feed has it, and an import leaves it as it is.
 */
export type FieldOwner = "feed" | "staff once edited" | "staff";
export type FieldOwners = Readonly<Record<string, FieldOwner>>;

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
export function ownedWith(fields: readonly string[], owners: FieldOwners): string[] {
  const owned = fields.flatMap((field) => together.find((group) => group.includes(field)) ?? [field]);
  return [...new Set(owned)].filter((field) => owners[field] === "staff once edited").sort();
}
