import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { StoredTexts, type StoredRow } from "../items/stored-texts.js";
import { projectTexts, type NormalisedProject } from "./normalise-project.js";
import { parseProject } from "./project-kind.js";

const now = new Date("2026-06-01T12:00:00Z");
const least = { reference: "P-1", zip: "B-2000", city: " Antwerpen " };

function project(fields: object, stored: StoredRow | null = null): NormalisedProject {
  const parsed = parseProject({ ...least, ...fields }, now, null, new StoredTexts(stored));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.item;
}

const nothing = {
  ...{ projectNumber: "", name: {}, description: {}, publicAddress: false, street: "", houseNumber: "", boxNr: "" },
  ...{ zip: "2000", city: "Antwerpen", countryId: 10, countryName: {}, latitude: null, longitude: null },
  ...{ deliveryDate: null, delivery: {}, requirement: {}, publishPrice: true, soldOut: false },
  ...{ constructions: [], pictures: [], documents: [], videoUrl: "", virtualTourUrl: "" },
  ...{ agent: null, createdAtSource: null },
};
const noUnit = {
  ...{ name: {}, webId: null, typeName: {}, floor: null, surface: null, bedrooms: null, price: null, sold: false },
  ...{ plan: "", publishPrice: null },
};
const unit = {
  ...{ reference: "A", name: { nl: "A1" }, webId: 2, typeName: { nl: "Loft" }, floor: -1, surface: 80.5 },
  ...{ bedrooms: 2, price: 250_000, sold: true, plan: "/uploads/a.pdf", publishPrice: false },
};

describe("PROP-13 a normalized project", () => {
  it("API-1 has its fields in one order, so that the same project has one checksum", () => {
    expect(JSON.stringify(project({}))).toBe(JSON.stringify({ reference: "P-1", ...nothing }));
    const nulls = Object.fromEntries(Object.keys(nothing).map((key) => [key, null]));
    const { createdAtSource: _kept, ...sent } = nulls;
    expect(project({ ...sent, createdAt: null, zip: "2000", city: "Antwerpen" })).toEqual(project({}));
  });

  it("API-1 has each sent field in its normalized form", () => {
    const described = {
      ...{ projectNumber: "12", publicAddress: true, street: "Kaai", houseNumber: "7", boxNr: "2" },
      ...{ zip: "1234 AB", city: "Breda", countryId: 63, latitude: 51.6, longitude: 4.8 },
      ...{ deliveryDate: "2027-01-31", publishPrice: false, soldOut: true },
      ...{ videoUrl: "https://a.be/film", virtualTourUrl: "https://a.be/tour" },
    };
    const sent = {
      ...{
        ...described,
        reference: " P-2 ",
        constructions: [unit, { reference: "B" }],
        createdAt: "2026-01-02T03:04:05+01:00",
      },
      ...{ name: "De\nKaai", description: "Een.\n\nTwee.", countryName: { NL: " Nederland " } },
      ...{ delivery: { nl: "voorjaar\n2027" }, requirement: { nl: "Een\nTwee" } },
      ...{ pictures: [{ url: "/uploads/a.jpg" }], documents: [{ url: "/uploads/a.pdf" }], agent: { name: "An" } },
    };
    expect(project(sent)).toEqual({
      ...{ ...described, reference: "P-2", constructions: [unit, { reference: "B", ...noUnit }] },
      ...{ name: { nl: "De Kaai" }, description: { nl: "<p>Een.</p><p>Twee.</p>" }, countryName: { nl: "Nederland" } },
      ...{ delivery: { nl: "voorjaar 2027" }, requirement: { nl: "Een\nTwee" } },
      pictures: [{ url: "/uploads/a.jpg", width: null, height: null, thumbhash: null, alt: {} }],
      documents: [{ url: "/uploads/a.pdf", name: {}, kind: "document", access: "public" }],
      agent: { name: "An", phone: "", email: "", pictureUrl: "" },
      createdAtSource: "2026-01-02T02:04:05.000Z",
    });
  });
});

describe("API-1 a stored project", () => {
  const storedUnit = { ...unit, name: { nl: "A1", fr: "A1 f" }, typeName: { de: "Loft d" } };

  it("keeps the languages of its units that are not sent, by their reference", () => {
    const constructions = [
      { reference: "B", name: "B1" },
      { reference: "A", name: { nl: "A2" }, typeName: { nl: "Zolder" } },
    ];
    const units = project({ constructions }, { constructions: [storedUnit] }).constructions;
    expect(units.map(({ name, typeName }) => [name, typeName])).toEqual([
      [{ nl: "B1" }, {}],
      [
        { nl: "A2", fr: "A1 f" },
        { nl: "Zolder", de: "Loft d" },
      ],
    ]);
  });

  it("has no units when none are sent, unless staff edited them", () => {
    expect(project({ constructions: [] }, { constructions: [storedUnit] }).constructions).toEqual([]);
    const row = { constructions: [storedUnit, { reference: "broken" }], editedFields: ["constructions"] };
    expect(project({ constructions: [{ reference: "C" }] }, row).constructions).toEqual([storedUnit]);
  });

  it("merges languages into every text that is read from its row, and into no other", () => {
    const lists = ["pictures", "documents", "constructions"];
    const row = Object.fromEntries(Object.keys(nothing).map((key) => [key, { nl: "Was" }]));
    const read = Object.entries(project({}, row)).flatMap(([key, value]) =>
      isDeepStrictEqual(value, { nl: "Was" }) ? [key] : [],
    );
    expect(projectTexts).toEqual([...read, ...lists]);
  });
});
