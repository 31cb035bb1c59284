import { describe, expect, it } from "vitest";
import { projectSchema } from "./project-schema.js";
import { projectInputSchema } from "@gevel/config";
import { checksumOf } from "../import/validation/checksum.js";
import { parseProject } from "./project-kind.js";

const now = new Date("2026-06-01T12:00:00Z");
const least = { reference: "P-1", zip: "2000", city: "Antwerpen" };
const parse = (fields: Record<string, unknown>) => parseProject({ ...least, ...fields }, now);
const fieldsOf = (fields: Record<string, unknown>) => {
  const parsed = parse(fields);
  return parsed.ok ? [] : parsed.errors.map(({ field }) => field);
};
const unit = (fields: Record<string, unknown>) => ({ constructions: [{ reference: "1", ...fields }] });

describe("a sent project", () => {
  it("needs only its reference and place; address and prices default as for a listing", () => {
    const parsed = parse({});
    expect(parsed).toMatchObject({
      ok: true,
      item: { publicAddress: false, publishPrice: true, soldOut: false, countryId: 10, constructions: [], name: {} },
    });
    expect(fieldsOf({ reference: undefined, zip: undefined, city: undefined })).toEqual(["reference", "zip", "city"]);
  });

  it("API-1 is the same in any notation", () => {
    const one = parse({ name: { nl: "De Kaai" }, ...unit({ price: 250_000, floor: 2, name: { nl: "2.1" } }) });
    const other = parse({ ...unit({ price: "250000", floor: "2", name: " 2.1 " }), name: { NL: " De  Kaai " } });
    if (!one.ok || !other.ok) throw new Error("both are right");
    expect(checksumOf(other.item)).toBe(checksumOf(one.item));
  });

  it.each([
    ["reference", { reference: "" }],
    ["reference", { reference: "x".repeat(101) }],
    ["projectNumber", { projectNumber: "x".repeat(256) }],
    ["name", { name: 5 }],
    ["name.nl", { name: { nl: "x".repeat(2001) } }],
    ["description", { description: ["<p>"] }],
    ["publicAddress", { publicAddress: "ja" }],
    ["street", { street: 5 }],
    ["houseNumber", { houseNumber: {} }],
    ["boxNr", { boxNr: [] }],
    ["zip", { zip: "0123" }],
    ["zip", { zip: "1" }],
    ["city", { city: " " }],
    ["countryId", { countryId: 0 }],
    ["countryName", { countryName: 1 }],
    ["latitude", { latitude: 91, longitude: 4 }],
    ["longitude", { latitude: 51 }],
    ["latitude", { longitude: 4 }],
    ["deliveryDate", { deliveryDate: "2027-02-30" }],
    ["deliveryDate", { deliveryDate: "volgend jaar" }],
    ["deliveryDate", { deliveryDate: "1812-01-01" }],
    ["delivery", { delivery: 2027 }],
    ["requirement", { requirement: false }],
    ["publishPrice", { publishPrice: 1 }],
    ["soldOut", { soldOut: "no" }],
    ["constructions", { constructions: {} }],
    ["constructions", { constructions: Array.from({ length: 501 }, (_, index) => ({ reference: String(index) })) }],
    ["constructions.0.reference", { constructions: [{}] }],
    ["constructions.1.reference", { constructions: [{ reference: "1" }, { reference: "1" }] }],
    ["constructions.0.name", unit({ name: 7 })],
    ["constructions.0.webId", unit({ webId: -1 })],
    ["constructions.0.typeName", unit({ typeName: 7 })],
    ["constructions.0.floor", unit({ floor: "gelijkvloers" })],
    ["constructions.0.surface", unit({ surface: -1 })],
    ["constructions.0.bedrooms", unit({ bedrooms: 1.5 })],
    ["constructions.0.price", unit({ price: -5 })],
    ["constructions.0.publishPrice", unit({ publishPrice: "yes" })],
    ["constructions.0.sold", unit({ sold: 1 })],
    ["constructions.0.plan", unit({ plan: "javascript:alert(1)" })],
    ["constructions.0.rooms", unit({ rooms: 3 })],
    ["pictures.0.url", { pictures: [{ url: "file:///etc/passwd" }] }],
    ["documents.0.kind", { documents: [{ url: "https://x.example/a.pdf", kind: "secret" }] }],
    ["videoUrl", { videoUrl: "ftp://x.example" }],
    ["virtualTourUrl", { virtualTourUrl: "tour" }],
    ["agent.email", { agent: { name: "An", email: "an" } }],
    ["createdAt", { createdAt: "2031-01-01T00:00:00Z" }],
    ["goal", { goal: 0 }],
  ])("API-2 is rejected by the name of its field %s", (field, fields) => {
    const parsed = parse(fields);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? [] : parsed.errors).toContainEqual({ field, message: expect.stringMatching(/\S/) as string });
  });

  it.each([null, 5, "x", [], true])("API-2 is rejected when it is %j", (value) => {
    expect(parseProject(value, now).ok).toBe(false);
  });

  it("names the expected kind of an invalid field", () => {
    expect(parse({ goal: 0 })).toEqual({ ok: false, errors: [{ field: "goal", message: "is no field of a project" }] });
  });

  it("API-2 is rejected for the second unit with one reference, with the position of the first", () => {
    const constructions = ["A", "B", "A", "A"].map((reference) => ({ reference }));
    const parsed = parse({ constructions });
    const message = "is the reference of unit 1 too";
    expect(parsed.ok ? [] : parsed.errors).toEqual([
      { field: "constructions.2.reference", message },
      { field: "constructions.3.reference", message },
    ]);
  });

  it("API-2 is rejected for a unit of a type that is unknown to the app and the batch", () => {
    const constructions = [{ reference: "A", webId: 1 }, { reference: "B", webId: 3 }, { reference: "C" }];
    const parsed = parseProject({ ...least, constructions }, now, new Set([1]));
    expect(parsed.ok ? [] : parsed.errors.map(({ field }) => field)).toEqual(["constructions.1.webId"]);
    expect(parse({ constructions }).ok).toBe(true);
  });

  describe("API-2 reports all its errors at once", () => {
    const types = new Set([1]);
    const errorsOf = (fields: Record<string, unknown>) => {
      const parsed = parseProject({ ...least, ...fields }, now, types);
      return parsed.ok ? [] : parsed.errors.map(({ field }) => field).toSorted();
    };

    it("of its place, its days and its units, beside an unreadable field", () => {
      const constructions = [
        { reference: "A", price: "duur", webId: 3 },
        { reference: "B", webId: 1 },
        { reference: "A" },
        { webId: 4 },
        "no unit",
      ];
      const fields = { ...{ goal: 0, zip: "0123", latitude: 51, deliveryDate: "1812-01-01" }, constructions };
      expect(errorsOf(fields)).toEqual([
        ...["constructions.0.price", "constructions.0.webId", "constructions.2.reference", "constructions.3.reference"],
        ...["constructions.3.webId", "constructions.4", "deliveryDate", "goal", "longitude", "zip"],
      ]);
    });

    it("with no field twice, nor one that depends on an unreadable field", () => {
      expect(errorsOf({ latitude: 91, longitude: 4 })).toEqual(["latitude"]);
      expect(errorsOf({ countryId: 0, zip: "0123" })).toEqual(["countryId"]);
      expect(errorsOf({ reference: "", city: " ", zip: "1" })).toEqual(["city", "reference", "zip"]);
      expect(errorsOf({ goal: 0, constructions: {} })).toEqual(["constructions", "goal"]);
      expect(errorsOf({ goal: 0, constructions: [{ webId: -1 }, { webId: "x" }] })).toEqual([
        ...["constructions.0.reference", "constructions.0.webId", "constructions.1.reference", "constructions.1.webId"],
        "goal",
      ]);
    });

    it("up to twenty, and counts the rest", () => {
      const constructions = Array.from({ length: 30 }, (_, index) => ({ reference: String(index), webId: 3 }));
      expect(errorsOf({ constructions })).toHaveLength(21);
      const parsed = parseProject({ ...least, goal: 0, constructions }, now, types);
      expect(parsed.ok ? [] : parsed.errors.slice(19)).toEqual([
        expect.objectContaining({ field: "constructions.18.webId" }),
        { field: "item", message: "and 11 more that are wrong" },
      ]);
    });
  });

  it("Q-3 has no markup except in a description", () => {
    const parsed = parse({ name: "<b>De</b> Kaai", description: "<p onclick='x'>Mooi</p><script>1</script>" });
    expect(parsed).toMatchObject({ item: { name: { nl: "De Kaai" }, description: { nl: "<p>Mooi</p>" } } });
  });

  it("PROP-13 has a column for every field of an import", () => {
    const renamed: Record<string, string> = { createdAt: "createdAtSource" };
    for (const field of Object.keys(projectInputSchema.shape))
      expect(Object.keys(projectSchema.attributes), field).toContain(renamed[field] ?? field);
  });
});
