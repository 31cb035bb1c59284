import { emptyListingQuery } from "@gevel/config";
import { expect, it } from "vitest";
import { carriedQuery } from "../search-box/search-box";

it("HOME-1 keeps options that the other goal has too, and no price", () => {
  const sale = emptyListingQuery(0);
  const chosen = {
    ...sale,
    cities: ["antwerpen|2000", "gent|9000"],
    types: [2, 4],
    rooms: { ...sale.rooms, bedrooms: 2 },
    minPrice: 200_000,
    maxPrice: 400_000,
  };
  const offered = { cities: [["antwerpen|2000", "Antwerpen", 3]], types: [[2, "Appartement", 5]] } as const;
  expect(carriedQuery(chosen, 1, offered)).toEqual({
    ...emptyListingQuery(1),
    cities: ["antwerpen|2000"],
    types: [2],
    rooms: chosen.rooms,
  });
});
