import { describe, expect, it } from "vitest";
import { noFeatureCriteria } from "./listing-features.js";
import { matchesSavedSearch, savedSearchWebIds, type SavedSearch, type SearchableListing } from "./listing-match.js";

const listing = (given: Partial<SearchableListing> = {}): SearchableListing => ({
  goal: 0,
  price: 300_000,
  rooms: [3, 1, 0, 1, 1, 2],
  webIds: [2],
  features: { surface: 120, energy: 2, amenities: 5 },
  zones: ["antwerpen|2000", "municipality:11002", "province:VAN", "region:flanders"],
  ...given,
});
const search = (given: Partial<SavedSearch> = {}): SavedSearch => ({
  goals: [0],
  projects: false,
  types: [],
  zones: [],
  minPrice: null,
  maxPrice: null,
  minRooms: {},
  maxRooms: {},
  ...noFeatureCriteria,
  ...given,
});
const types = [
  { id: 10, parentId: null, showOrder: 0, webId: 1 },
  { id: 11, parentId: 10, showOrder: 1, webId: 2 },
  { id: 12, parentId: null, showOrder: 2, webId: 3 },
];
const matches = (some: Partial<SearchableListing>, requested: Partial<SavedSearch>) =>
  matchesSavedSearch(listing(some), search(requested), savedSearchWebIds(search(requested), types));

describe("FORM-9 the match of a listing and a saved search", () => {
  it.each<[string, Partial<SearchableListing>, Partial<SavedSearch>, boolean]>([
    ["a saved search without criteria except sale", {}, {}, true],
    ["to rent", {}, { goals: [1] }, false],
    ["either", { goal: 1 }, { goals: [0, 1] }, true],
    ["a project, which it did not ask for", { goal: "project" }, { goals: [0, 1] }, false],
    ["projects alone", { goal: "project" }, { goals: [], projects: true }, true],
    ["a listing, when it asks for projects alone", {}, { goals: [], projects: true }, false],
    ["a listing, when it asks for projects too", {}, { goals: [0], projects: true }, true],
    ["a project elsewhere", { goal: "project" }, { projects: true, zones: ["gent|9000"] }, false],
    ["its own subtype", {}, { types: [11] }, true],
    ["its parent type", {}, { types: [10] }, true],
    ["another type", {}, { types: [12] }, false],
    ["one of two types", {}, { types: [12, 11] }, true],
    ["a subtype, when the listing has the parent type", { webIds: [1] }, { types: [11] }, false],
    ["a deleted type", {}, { types: [99] }, false],
    ["a second type of the listing", { webIds: [3, 2] }, { types: [11] }, true],
    ["its place", {}, { zones: ["antwerpen|2000"] }, true],
    ["its municipality", {}, { zones: ["municipality:11002"] }, true],
    ["its region among others", {}, { zones: ["province:WLX", "region:flanders"] }, true],
    ["another place", {}, { zones: ["gent|9000"] }, false],
    ["the lowest price, to the euro", {}, { minPrice: 300_000 }, true],
    ["the highest price, to the euro", {}, { maxPrice: 300_000 }, true],
    ["a euro less than the lowest", {}, { minPrice: 300_001 }, false],
    ["a euro more than the highest", {}, { maxPrice: 299_999 }, false],
    ["a price on request, where no price is asked", { price: NaN }, {}, true],
    ["a price on request, where one is", { price: NaN }, { maxPrice: 500_000 }, false],
    ["enough bedrooms", {}, { minRooms: { bedrooms: 3 } }, true],
    ["too few bedrooms", {}, { minRooms: { bedrooms: 4 } }, false],
    ["not too many bedrooms", {}, { maxRooms: { bedrooms: 3 } }, true],
    ["too many bedrooms", {}, { maxRooms: { bedrooms: 2 } }, false],
    ["parking places", {}, { minRooms: { parkings: 2 } }, true],
    ["an unknown number of rooms", { rooms: [] }, { minRooms: { garages: 1 } }, false],
    ["enough area", {}, { minSurface: 120 }, true],
    ["too little area", {}, { minSurface: 121 }, false],
    ["the worst label allowed", {}, { epc: "b" }, true],
    ["a worse label", {}, { epc: "a" }, false],
    ["no label", { features: { surface: 120, energy: 0, amenities: 7 } }, { epc: "f" }, false],
    ["a garden and parking", {}, { amenities: ["garden", "parking"] }, true],
    ["no terrace", {}, { amenities: ["garden", "terrace"] }, false],
    ["all at once but one", {}, { types: [10], zones: ["province:VAN"], minRooms: { garages: 2 } }, false],
  ])("FORM-9 %s", (_what, some, requested, expected) => expect(matches(some, requested)).toBe(expected));
});
