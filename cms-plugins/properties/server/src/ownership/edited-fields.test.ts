import { listingAttributes } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { projectSchema } from "../projects/project-schema.js";
import { propertySchema } from "../listings/property-schema.js";
import { editedAfter as after, type Entry } from "./edited-fields.js";
import { ownedWith as owned } from "./field-owners.js";
import { projectFieldOwners, fieldOwners } from "../editing/field-owners-by-type.js";

const ownedWith = (fields: readonly string[]) => owned(fields, fieldOwners);
const editedAfter = (stored: Entry, entry: Entry) => after(stored, entry, fieldOwners);

describe("the ownership of a listing's fields", () => {
  it("covers each field", () => {
    const { attributes: _each, ...own } = propertySchema.attributes;
    const fields = [...Object.keys(own), ...listingAttributes.map(({ key }) => key)];
    expect(Object.keys(fieldOwners).sort()).toEqual(fields.sort());
    expect(Object.keys(projectFieldOwners).sort()).toEqual(Object.keys(projectSchema.attributes).sort());
  });

  it("is shared by fields that belong together", () => {
    expect(ownedWith(["latitude"])).toEqual(["latitude", "longitude"]);
    expect(ownedWith(["price", "bedrooms", "reference", "withdrawnAt"])).toEqual([
      "bedrooms",
      "price",
      "priceUnit",
      "priceUnitText",
    ]);
  });
});

describe("the fields that staff edited", () => {
  const stored = { street: "Kerkstraat", description: { nl: "a", fr: "b" }, bedrooms: 2, editedFields: null };

  it("are those that differ, whatever a form sends", () => {
    expect(editedAfter(stored, { ...stored, description: { fr: "b", nl: "a" } })).toEqual([]);
    expect(editedAfter(stored, { bedrooms: 3 })).toEqual(["bedrooms"]);
    expect(editedAfter(stored, { description: { nl: "a" } })).toEqual(["description"]);
  });

  it("exclude an empty value in another form", () => {
    const empty = { videoUrl: null, pictures: [], marqueeName: {}, editedFields: null };
    expect(editedAfter(empty, { videoUrl: "", pictures: null, marqueeName: null })).toEqual([]);
    expect(editedAfter({ videoUrl: "https://x.example" }, { videoUrl: "" })).toEqual(["videoUrl"]);
  });

  it("name each attribute separately, though one field stores them", () => {
    const listing = {
      price: 1,
      attributes: { bedrooms: 2, heating: { nl: "Gas" }, hasLift: true },
      editedFields: null,
    };
    expect(editedAfter(listing, { ...listing, attributes: { ...listing.attributes, bedrooms: 3 } })).toEqual([
      "bedrooms",
    ]);
    expect(
      editedAfter(listing, { attributes: { heating: { nl: "Gas" }, hasLift: null, floor: 0, kitchen: {} } }),
    ).toEqual(["floor", "hasLift"]);
    expect(editedAfter({ ...listing, attributes: null }, { attributes: null })).toEqual([]);
  });

  it("accumulate, and typing the old value again removes none", () => {
    expect(editedAfter({ ...stored, editedFields: ["bedrooms"] }, { bedrooms: 2 })).toEqual(["bedrooms"]);
    expect(editedAfter({ ...stored, editedFields: ["bedrooms"] }, { videoUrl: "https://x.example" })).toEqual([
      "bedrooms",
      "videoUrl",
    ]);
  });
});
