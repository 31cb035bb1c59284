import { describe, expect, it } from "vitest";
import { readListing } from "../listings/listing-row.js";
import { typedRow } from "./typed-row.js";

const properties = { column: (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) };
const row = {
  ...{ id: 7, source: "crm", reference: "A-1", price: 300_000, zip: "2000", city: "Antwerpen" },
  ...{ type_description: '{"nl":"Huis"}', attributes: '{"bedrooms":3}', withdrawn_at: null },
};
const shown = (typed: Record<string, unknown>) => readListing(typedRow(row, typed, properties), properties);

describe("CMS-9 a listing with what is typed in its form", () => {
  it("has what the form says, and the rest as it is stored", () => {
    const { listing, id } = shown({
      price: 310_000,
      typeDescription: { nl: "Huis met tuin" },
      attributes: { bedrooms: 4 },
    });
    expect(id).toBe(7);
    expect(listing).toMatchObject({ price: 310_000, typeDescription: { nl: "Huis met tuin" }, city: "Antwerpen" });
    expect(listing.attributes.bedrooms).toBe(4);
  });

  it("keeps the attributes that the form does not name", () => {
    const { attributes } = shown({ attributes: { bathrooms: 1 } }).listing;
    expect(attributes).toMatchObject({ bedrooms: 3, bathrooms: 1 });
  });

  it("leaves as it is stored what cannot be read, beside what can", () => {
    const { listing } = shown({
      ...{ typeDescription: { xx: "?" }, price: 320_000 },
      attributes: { bedrooms: "many", bathrooms: 2 },
    });
    expect(listing).toMatchObject({ typeDescription: { nl: "Huis" }, price: 320_000 });
    expect(listing.attributes).toMatchObject({ bedrooms: 3, bathrooms: 2 });
  });

  it("does not let a form say what the house writes itself", () => {
    const { source, withdrawnAt } = shown({ source: "other", reference: "B-2", withdrawnAt: "2026-01-01" });
    expect([source, withdrawnAt]).toEqual(["crm", null]);
  });
});
