import { listingAttributes, listingSchema, projectSchema, defaultFieldValues, type Listing } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { searchableProject } from "./searchable-project.js";

const unit = (reference: string, given: object = {}) => ({
  ...{ reference, name: {}, webId: 2, typeName: {}, floor: null, surface: null, bedrooms: 2 },
  ...{ price: 300_000, sold: false, plan: "" },
  ...given,
});
const project = (given: object = {}) =>
  projectSchema.parse({
    ...{ id: 1, key: "crm/P-1", projectNumber: "", name: {}, description: {}, publicAddress: true, street: "" },
    ...{ houseNumber: "", boxNr: "", zip: "2000", city: "Antwerpen", cityNames: {}, countryId: 10, countryName: {} },
    ...{ point: null, deliveryDate: null, delivery: {}, requirement: {}, soldOut: false, pictures: [], documents: [] },
    ...{ videoUrl: "", virtualTourUrl: "", agent: null, constructions: [], seo: null },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", modifiedAt: "2026-01-01T00:00:00.000Z" },
    ...given,
  });
const listed = (given: Partial<Listing> = {}): Listing =>
  listingSchema.parse({
    ...defaultFieldValues,
    ...{ id: 5, webId: 1, zip: "9000", city: "Gent", cityNames: {}, price: 250_000, point: null, seo: null },
    ...{ createdAt: "2026-01-01T00:00:00.000Z", modifiedAt: "2026-01-01T00:00:00.000Z" },
    attributes: Object.fromEntries(listingAttributes.map(({ key }) => [key, null])),
    ...given,
  });
const stateOf = (marquee: number) => (marquee === 4 ? "sold" : "available");
const seen = (given: object = {}, units: readonly Listing[] = []) => searchableProject(project(given), units, stateOf);

describe("FORM-9 a project in the saved search matching", () => {
  it("FORM-9 PROP-13 has each kind of remaining unit once, at the project's place", () => {
    const constructions = [unit("A"), unit("B"), unit("C", { sold: true, price: 1 }), unit("D", { price: null })];
    const found = seen({ constructions }, [listed(), listed({ id: 6, marquee: 4 })]);
    expect(found.map(({ price, webIds, rooms }) => [price, webIds, rooms[0]])).toEqual([
      [300_000, [2], 2],
      [NaN, [2], 2],
      [250_000, [1], 0],
    ]);
    for (const { goal, zones } of found) {
      expect(goal).toBe("project");
      expect(zones).toEqual(["antwerpen|2000", "municipality:11002", "province:VAN", "region:flanders"]);
    }
  });

  it("FORM-9 is the project itself when it has no units", () => {
    expect(seen()).toMatchObject([{ goal: "project", price: NaN, webIds: [] }]);
  });

  it.each<[string, object, Listing[]]>([
    ["it is marked sold out", { soldOut: true, constructions: [unit("A")] }, [listed()]],
    ["all its units are sold", { constructions: [unit("A", { sold: true })] }, [listed({ marquee: 4 })]],
  ])("PROP-13 is none when %s", (_case, given, units) => expect(seen(given, units)).toEqual([]));

  it("PROP-13 is the remaining listing when all others are sold", () => {
    expect(seen({ constructions: [unit("A", { sold: true })] }, [listed()])).toHaveLength(1);
  });
});
