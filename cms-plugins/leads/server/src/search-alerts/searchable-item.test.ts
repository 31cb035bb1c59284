import { savedSearchSchema, matchesSavedSearch } from "@gevel/config";
import { expect, it } from "vitest";
import { searchableItem } from "./searchable-item.js";

const stored = [{ goal: 0, price: 100, rooms: [], webIds: [1], zones: [] }];
const searchOfBefore = { goals: [0], types: [], zones: [], minPrice: null, maxPrice: null, minRooms: {}, maxRooms: {} };

it("FORM-9 a listing stored before searches compared features is not new to a search that asks for them", () => {
  const [before] = searchableItem.parse(stored);
  const search = savedSearchSchema.parse({ ...searchOfBefore, minSurface: 200, epc: "a", amenities: ["garden"] });
  expect(before && matchesSavedSearch(before, search, null)).toBe(true);
});

it("FORM-9 a search stored before it could ask for features asks for none", () => {
  const search = savedSearchSchema.parse(searchOfBefore);
  const features = { surface: 0, energy: 0, amenities: 0 };
  const [bare] = searchableItem.parse(stored.map((item) => ({ ...item, features })));
  expect(bare && matchesSavedSearch(bare, search, null)).toBe(true);
  expect(bare && matchesSavedSearch(bare, { ...search, epc: "f" }, null)).toBe(false);
});
