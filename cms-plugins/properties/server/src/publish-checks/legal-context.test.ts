import { blockingFields, type PropertyType } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { PlaceIndex } from "../places/place-index.js";
import { toLegalListing } from "./legal-context.js";

const type = (id: number, webId: number, parentId: number | null): PropertyType => ({
  ...{ id, webId, parentId, showOrder: id, name: {}, sale: true, rent: true },
});
const facts = {
  places: new PlaceIndex(),
  types: [type(1, 1, null), type(9, 9, null), type(20, 31, 9), type(21, 32, 1)],
};
const today = new Date("2026-06-01T00:00:00Z");
const legalFieldsOf = (listing: object) =>
  blockingFields(
    toLegalListing({ goal: 0, countryId: 10, webId: 1, zip: "2000", city: "Antwerpen", ...listing }, facts),
    today,
  );

describe("PROP-20 the legal requirements of a listing", () => {
  it("are those of its main type: a kind of parking place has no energy score", () => {
    expect(legalFieldsOf({ webId: 32 })).toEqual(legalFieldsOf({ webId: 1 }));
    expect(legalFieldsOf({ webId: 32 })).toContain("energyPerformance");
    expect(legalFieldsOf({ webId: 31 })).toEqual(legalFieldsOf({ webId: 9 }));
    expect(legalFieldsOf({ webId: 31 })).not.toContain("energyPerformance");
  });

  it("are none when its town and postal code are not one place", () => {
    expect(legalFieldsOf({ zip: "8000", city: "Gent" })).toEqual([]);
    expect(legalFieldsOf({ zip: "4600", city: "Wels" })).toEqual([]);
    expect(legalFieldsOf({ zip: "9999", city: "Brugge" })).toEqual([]);
    expect(legalFieldsOf({ zip: "2000", city: "Antwerpn" })).toEqual(legalFieldsOf({}));
    expect(legalFieldsOf({ zip: "2000", city: "" })).toEqual(legalFieldsOf({}));
    expect(legalFieldsOf({ zip: "2018", city: "Zurenborg", latitude: 51.207, longitude: 4.431 })).toEqual(
      legalFieldsOf({}),
    );
  });
});
