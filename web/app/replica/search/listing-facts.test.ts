import { expect, it } from "vitest";
import { listingFixture } from "../replica-fixture";
import { factsOf, readPlace } from "./listing-facts.server";

const input = {
  id: 7,
  goal: 1,
  price: 950,
  webId: 2,
  webIds: [2, 5, 5],
  zip: " 4000 ",
  city: " Liège ",
  cityNames: { nl: "Luik", fr: "Liège" },
  point: { latitude: 50.6, longitude: 5.5, exact: true },
  marquee: 3,
  createdAt: "2026-01-02T03:04:05.000Z",
  modifiedAt: "2026-02-03T04:05:06.000Z",
  street: "Rue Léopold",
  houseNumber: "17A",
  boxNr: "3",
  publishAddress: true,
  typeDescription: { nl: "Lichte loft", fr: "Loft" },
  mainTypeName: { nl: "Appartement" },
  recordFile: "R-7",
  attributes: { bedrooms: 1, bathrooms: 2, showerRooms: 3, toilets: 4, garages: 5, parkings: 6 },
} as const;
const listing = listingFixture({ ...input, webIds: [...input.webIds], publishPrice: true });

it("PROP-3 facts of a listing are those it is found, counted and sorted by", () => {
  expect(factsOf(listing)).toEqual({
    id: 7,
    goal: 1,
    price: 950,
    rooms: [1, 2, 3, 4, 5, 6],
    webIds: [2, 5],
    features: { surface: 0, energy: 0, amenities: 4 },
    place: '["Liège","4000",[["fr","Liège"],["nl","Luik"]],10]',
    point: input.point,
    marquee: 3,
    createdAt: Date.UTC(2026, 0, 2, 3, 4, 5),
    modifiedAt: Date.UTC(2026, 1, 3, 4, 5, 6),
    words: ["liege", "4000", "r", "7", "rue", "leopold", "17a", "3", "luik", "lichte", "loft", "appartement"],
  });
});

it("PROP-3 unknown room counts are zero", () => {
  const countless = listingFixture({ id: 1, attributes: { bathrooms: 2 } });
  expect(factsOf(countless).rooms).toEqual([0, 2, 0, 0, 0, 0]);
});

it("PROP-8 PROP-9 unpublished prices and addresses are unknown", () => {
  const hidden = factsOf({ ...listing, publishPrice: false, publishAddress: false });
  const others = factsOf(listing).words.filter((word) => !["rue", "leopold", "17a", "3"].includes(word));
  expect([hidden.price, hidden.words]).toEqual([null, others]);
});

it("a place survives writing and reading, in any order of its names", () => {
  const other = { ...listing, cityNames: { fr: "Liège", nl: "Luik" } };
  expect(factsOf(other).place).toBe(factsOf(listing).place);
  expect(readPlace(factsOf(listing).place)).toEqual({
    cityName: "Liège",
    zip: "4000",
    cityNames: { nl: "Luik", fr: "Liège" },
    countryId: 10,
  });
});

it.each([
  ["no JSON", "Gent"],
  ["a language that does not exist", '["Gent","9000",[["xx","Gent"]],10]'],
  ["no postal code", '["Gent",null,[],10]'],
])("a place with %s is rejected", (_what, place) => {
  expect(() => readPlace(place)).toThrow();
});
