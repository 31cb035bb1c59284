import type { Listing } from "@gevel/config";

type Address = Pick<Listing, "street" | "houseNumber" | "boxNr" | "zip" | "city">;

/** `Meir 1 / 2, 2000 Antwerpen`, as pages write it. */
export function fullAddress({ street, houseNumber, boxNr, zip, city }: Address): string {
  const houseAndBox = [street, houseNumber].filter(Boolean).join(" ");
  return [[houseAndBox, boxNr].filter(Boolean).join(" / "), `${zip} ${city}`.trim()].filter(Boolean).join(", ");
}
