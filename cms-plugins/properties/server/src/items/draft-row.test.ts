import { describe, expect, it } from "vitest";
import { readListing } from "../listings/listing-row.js";
import { propertySchema } from "../listings/property-schema.js";
import { staffListing } from "../listings/staff-listing.js";
import { readProject } from "../projects/project-row.js";
import { projectSchema } from "../projects/project-schema.js";
import { staffProject } from "../projects/staff-project.js";
import { draftRow } from "../preview/preview-item.js";

const kind = { values: staffListing, attributes: propertySchema.attributes };
const properties = { column: (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) };
const row = {
  ...{ id: 7, source: "crm", reference: "A-1", price: 300_000, zip: "2000", city: "Antwerpen" },
  ...{ type_description: '{"nl":"Huis"}', attributes: '{"bedrooms":3}', withdrawn_at: null },
};
const shown = (typed: Record<string, unknown>) => readListing(draftRow(row, typed, properties, kind), properties);

describe("CMS-9 a listing merged with the values of its form", () => {
  it("has the form's values, and the stored ones for the rest", () => {
    const { listing, id } = shown({
      price: 310_000,
      typeDescription: { nl: "Huis met tuin" },
      attributes: { bedrooms: 4 },
    });
    expect(id).toBe(7);
    expect(listing).toMatchObject({ price: 310_000, typeDescription: { nl: "Huis met tuin" }, city: "Antwerpen" });
    expect(listing.attributes.bedrooms).toBe(4);
  });

  it("keeps attributes that the form does not have", () => {
    const { attributes } = shown({ attributes: { bathrooms: 1 } }).listing;
    expect(attributes).toMatchObject({ bedrooms: 3, bathrooms: 1 });
  });

  it("keeps the stored value of an unreadable field, and takes the others", () => {
    const { listing } = shown({
      ...{ typeDescription: { xx: "?" }, price: 320_000 },
      attributes: { bedrooms: "many", bathrooms: 2 },
    });
    expect(listing).toMatchObject({ typeDescription: { nl: "Huis" }, price: 320_000 });
    expect(listing.attributes).toMatchObject({ bedrooms: 3, bathrooms: 2 });
  });

  it("keeps the stored point when the form has only half of one, and takes the rest", () => {
    const { listing } = shown({ latitude: 51.2, longitude: null, price: 1 });
    expect(listing).toMatchObject({ latitude: 51.2, longitude: null, price: 1 });
    const moved = draftRow(
      { ...row, latitude: 51, longitude: 4 },
      { latitude: null, longitude: 4.5 },
      properties,
      kind,
    );
    expect(moved).toMatchObject({ latitude: 51, longitude: 4.5 });
  });

  it("ignores fields of the form that only the app writes", () => {
    const { source, withdrawnAt } = shown({ source: "other", reference: "B-2", withdrawnAt: "2026-01-01" });
    expect([source, withdrawnAt]).toEqual(["crm", null]);
  });
});

describe("CMS-9 a project merged with the values of its form", () => {
  const ofProjects = { values: staffProject, attributes: projectSchema.attributes };
  const stored = { id: 3, name: '{"nl":"Oud"}', constructions: '[{"reference":"1"}]', sold_out: 0, requirement: null };
  const typed = (form: Record<string, unknown>) =>
    readProject(draftRow(stored, form, properties, ofProjects), properties).project;

  it("has the form's units, flags and texts", () => {
    const project = typed({ soldOut: true, name: '{"nl":"Nieuw"}', constructions: [{ reference: "A", price: 5 }] });
    expect(project).toMatchObject({ soldOut: true, name: { nl: "Nieuw" } });
    expect(project.constructions).toEqual([expect.objectContaining({ reference: "A", price: 5, sold: false })]);
  });

  it("keeps its units when one of the form cannot be read", () => {
    const readable = {
      ...stored,
      constructions: JSON.stringify(typed({ constructions: [{ reference: "1" }] }).constructions),
    };
    const row = draftRow(readable, { constructions: [{ reference: "" }], soldOut: true }, properties, ofProjects);
    const { constructions, soldOut } = readProject(row, properties).project;
    expect([soldOut, constructions.map(({ reference }) => reference)]).toEqual([true, ["1"]]);
  });
});
