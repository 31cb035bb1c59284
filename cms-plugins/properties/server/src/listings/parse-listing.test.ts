import { isDeepStrictEqual } from "node:util";
import { listingAttributes, propertyInputSchema } from "@gevel/config";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checksumOf } from "../import/validation/checksum.js";
import { contradictions, parseListing } from "./listing-kind.js";
import { listingTexts, normaliseListing } from "./normalise-listing.js";
import { referenceOf } from "../items/reference-of.js";
import { StoredTexts } from "../items/stored-texts.js";

const now = new Date("2026-11-21T00:00:00Z");
const least = { reference: "A-1", goal: 0, webId: 1, zip: "2000", city: "ANTWERPEN" };

function listing(item: unknown) {
  const parsed = parseListing(item, now);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.item;
}

function fieldsAtFault(item: unknown): string[] {
  const parsed = parseListing(item, now);
  return parsed.ok ? [] : parsed.errors.map(({ field }) => field);
}

describe("an item of an import", () => {
  it("API-1 reads language codes in lower and upper case", () => {
    const lower = listing({ ...least, typeDescription: { nl: "Huis", fr: "Maison" } });
    expect(listing({ ...least, typeDescription: { FR: " Maison ", NL: "Huis", xx: "Casa" } })).toEqual(lower);
    expect(listing({ ...least, typeDescription: "Huis" }).typeDescription).toEqual({ nl: "Huis" });
  });

  describe("of a stored listing", () => {
    const before = new StoredTexts({
      // PostgreSQL has its own order.
      description: JSON.stringify({ fr: "<p>Maison</p>", nl: "<p>Huis</p>" }),
      // PostgreSQL returns JSON parsed.
      heating: { nl: "Gas", de: "Gas" },
      typeDescription: '{"nl":"Van ons"}',
      pictures: JSON.stringify([
        { url: "https://a.be/1.jpg", width: 1, height: 1, thumbhash: null, alt: { nl: "Gevel" } },
      ]),
      documents: JSON.stringify([
        { url: "https://a.be/1.pdf", name: { nl: "Plan" }, kind: "document", access: "public" },
      ]),
      editedFields: '["typeDescription"]',
    });
    const merged = (item: object) => {
      const parsed = parseListing({ ...least, ...item }, now, null, before);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
      return parsed.item;
    };

    it.each([
      ["only fr", { fr: "Villa" }, { nl: "<p>Huis</p>", fr: "<p>Villa</p>" }],
      ["only DE, in capitals", { DE: "Haus" }, { nl: "<p>Huis</p>", fr: "<p>Maison</p>", de: "<p>Haus</p>" }],
      ["a text alone", "Woning", { nl: "<p>Woning</p>", fr: "<p>Maison</p>" }],
      ["nothing of any language", {}, { nl: "<p>Huis</p>", fr: "<p>Maison</p>" }],
      ["nothing at all", undefined, { nl: "<p>Huis</p>", fr: "<p>Maison</p>" }],
      ["that there is no nl", { nl: null }, { fr: "<p>Maison</p>" }],
      ["that there is no NL", { NL: null, fr: "Villa" }, { fr: "<p>Villa</p>" }],
      ["an empty nl", { nl: "", en: "House" }, { fr: "<p>Maison</p>", en: "<p>House</p>" }],
      ["nl that is empty once cleaned", { nl: "<p> </p>" }, { fr: "<p>Maison</p>" }],
      ["an empty text alone", "", { fr: "<p>Maison</p>" }],
      ["that there is none", null, {}],
    ])("API-1 a text that says %s", (_, description, expected) => {
      const texts = merged(description === undefined ? {} : { description }).description;
      expect(texts).toEqual(expected);
      // In one order, or the same texts would have two checksums.
      expect(Object.keys(texts)).toEqual(["nl", "fr", "en", "de"].filter((code) => code in expected));
    });

    it("merges attributes, and names of pictures and documents by their address, likewise", () => {
      const item = merged({
        heating: { fr: "Gaz" },
        pictures: [{ url: "https://a.be/1.jpg", name: { fr: "Façade" } }, { url: "https://a.be/2.jpg" }],
        documents: [{ url: "https://a.be/1.pdf", name: { nl: null, fr: "Plan" } }],
      });
      expect(item.attributes.heating).toEqual({ nl: "Gas", fr: "Gaz", de: "Gas" });
      expect(item.pictures.map(({ alt }) => alt)).toEqual([{ nl: "Gevel", fr: "Façade" }, {}]);
      expect(item.documents.map(({ name }) => name)).toEqual([{ fr: "Plan" }]);
      expect(merged({ pictures: [], documents: null })).toMatchObject({ pictures: [], documents: [] });
    });

    it("keeps a field that staff edited whole, and its checksum", () => {
      expect(merged({ typeDescription: { fr: "Du flux" } }).typeDescription).toEqual({ nl: "Van ons" });
    });

    it("keeps an attribute that is left out, and one that staff edited though the import lacks it", () => {
      const stored = {
        attributes: '{"heating":{"nl":"Gas"},"availability":{"nl":"Direct"}}',
        editedFields: ["availability"],
      };
      const read = (item: object) => {
        const parsed = parseListing({ ...least, ...item }, now, null, new StoredTexts(stored));
        return parsed.ok ? [parsed.item.attributes.heating, parsed.item.attributes.availability] : parsed.errors;
      };
      expect(read({})).toEqual([{ nl: "Gas" }, { nl: "Direct" }]);
      expect(read({ heating: null, availability: null })).toEqual([null, { nl: "Direct" }]);
    });

    it("merges every text that is read from its row, and no other", () => {
      const texts = listingTexts.filter((key) => !["attributes", "pictures", "documents"].includes(key));
      const row = Object.fromEntries(Object.keys(listing(least)).map((key) => [key, { nl: "Was" }]));
      const parsed = parseListing({ ...least, videoUrl: "https://a.be/" }, now, null, new StoredTexts(row));
      const parsedEntries = parsed.ok ? Object.entries(parsed.item) : [];
      expect(parsedEntries.flatMap(([key, value]) => (isDeepStrictEqual(value, { nl: "Was" }) ? [key] : []))).toEqual(
        texts,
      );
      expect(listingTexts).toEqual(expect.arrayContaining(["attributes", "pictures", "documents"]));
    });
  });

  it("PROP-2 reads type ids as a comma-separated text or a list", () => {
    expect(listing({ ...least, webIds: "1, 2,2" }).webIds).toEqual([1, 2]);
    expect(listing({ ...least, webIds: [1, 2] }).webIds).toEqual([1, 2]);
    expect(listing({ ...least, webIds: "" }).webIds).toEqual([]);
  });

  it("reads numbers written as text, and an empty text as null", () => {
    const { price, attributes } = listing({
      ...least,
      price: "325000.50",
      bedrooms: "3",
      permit: "",
      surfaceLiving: "",
    });
    expect({ price, bedrooms: attributes.bedrooms }).toEqual({ price: 325000.5, bedrooms: 3 });
    expect([attributes.permit, attributes.surfaceLiving]).toEqual([null, null]);
  });

  it("PROP-2 reads no type from spaces alone, and several from a list with spaces", () => {
    expect(listing({ ...least, webIds: " " }).webIds).toEqual([]);
    expect(listing({ ...least, webIds: " 3 , 4" }).webIds).toEqual([3, 4]);
    expect(listing({ ...least, webIds: null }).webIds).toEqual([]);
  });

  it("API-1 reads a text attribute as one line, and drops an empty one", () => {
    const { attributes } = listing({ ...least, epcUniqueCode: " 1\n2 ", viagerAges: "NaN", heating: { nl: " " } });
    expect([attributes.epcUniqueCode, attributes.viagerAges, attributes.heating]).toEqual(["1 2", null, null]);
    expect(Object.values(listing(least).attributes)).toEqual(listingAttributes.map(() => null));
  });

  it("PROP-9 keeps an address hidden unless the import publishes it explicitly", () => {
    expect(listing(least).publishAddress).toBe(false);
  });

  it("has the same checksum whatever the order of its keys and the form of its texts", () => {
    const one = listing({ ...least, description: { nl: "Mooi.\r\nRuim." }, bedrooms: 2 });
    const other = listing({ bedrooms: "2", description: { NL: " Mooi.\nRuim. " }, ...least, zip: 2000 });
    expect(checksumOf(other)).toBe(checksumOf(one));
    expect(checksumOf(listing({ ...least, bedrooms: 3 }))).not.toBe(checksumOf(one));
  });

  it.each([
    ["goal", 2],
    ["webId", "huis"],
    ["zip", "20"],
    ["zip", "ABCD"],
    ["city", ""],
    ["reference", "a\u0000b"],
    ["reference", "a\u202eb"],
    ["reference", "undefined"],
    ["city", "NaN"],
    ["price", "NaN"],
    ["price", "Infinity"],
    ["energyPerformance", 3000.5],
    ["energyPerformance", "3001"],
    ["epcCo2", -1000.5],
    ["epcTotal", 1e8],
    ["eLevel", 1001],
    ["availableFrom", "2025-02-29"],
    ["asbestosDate", "2200-01-01"],
    ["createdAt", "2026-02-30T00:00:00Z"],
    ["bedrooms", "3 kamers"],
    ["bedrooms", -1],
    ["permit", "Ja"],
    ["epcExpiryDate", "2026-02-30"],
    ["epcExpiryDate", "0001-01-01"],
    ["createdAt", "2030-01-01T00:00:00Z"],
    ["latitude", 91],
    ["videoUrl", "javascript:alert(1)"],
    ["typeDescription", { nl: 5 }],
    ["colour", "red"],
  ])("API-2 is rejected by the name of its field: %s", (field, value) => {
    expect(fieldsAtFault({ ...least, [field]: value })).toEqual([field]);
  });

  it("API-2 loses bidirectional, hidden and empty characters", () => {
    const given = "Huis \u202e000.003\u2069\ufeff";
    const { typeDescription, street, houseNumber, attributes, agent } = listing({
      ...{ ...least, typeDescription: { nl: given, fr: "NaN" }, street: given, houseNumber: "NaN" },
      ...{ heating: given, epcUniqueCode: given, agent: { name: given, phone: "undefined" } },
    });
    const seen = "Huis 000.003";
    expect({ typeDescription, street, houseNumber }).toEqual({
      ...{ typeDescription: { nl: seen }, street: seen, houseNumber: "" },
    });
    expect([attributes.heating, attributes.epcUniqueCode]).toEqual([{ nl: seen }, seen]);
    expect(agent).toMatchObject({ name: seen, phone: "" });
  });

  it.each(Object.keys(least))("API-2 is rejected with one error when it lacks its %s", (field) => {
    const parsed = parseListing(Object.fromEntries(Object.entries(least).filter(([key]) => key !== field)), now);
    expect(parsed.ok ? [] : parsed.errors.map((error) => error.field)).toEqual([field]);
  });

  it("API-2 reports a missing field as required", () => {
    expect(parseListing({ ...least, city: undefined }, now)).toEqual({
      ok: false,
      errors: [{ field: "city", message: "is required" }],
    });
  });

  it.each([null, 5, "x", [], [{}], true, undefined])("API-2 is rejected as a whole when it is %j", (item) => {
    expect(fieldsAtFault(item)).toEqual(["item"]);
  });

  it("API-2 names a nested field, a missing one, and the missing half of a point", () => {
    expect(fieldsAtFault({ ...least, pictures: [{ url: "/uploads/a.jpg" }, { url: "/uploads/../x" }] })).toEqual([
      "pictures.1.url",
    ]);
    expect(fieldsAtFault({ ...least, description: { nl: "x".repeat(50_001) } })).toEqual(["description.nl"]);
    expect(fieldsAtFault({ ...least, city: undefined })).toEqual(["city"]);
    expect(fieldsAtFault({ ...least, latitude: 51.2 })).toEqual(["longitude"]);
    expect(fieldsAtFault({ ...least, zip: "1234 AB", countryId: 63 })).toEqual([]);
  });

  it("API-2 reports all its errors at once, or counts the rest", () => {
    const wrong = { ...least, bedrooms: "veel", zip: "ABC", latitude: 51.2, epcExpiryDate: "0001-01-01", city: 5 };
    expect(fieldsAtFault(wrong).toSorted()).toEqual(["bedrooms", "city", "epcExpiryDate", "longitude", "zip"]);
    // An unreadable field causes no second error.
    expect(fieldsAtFault({ ...least, countryId: "Atlantis", zip: "ABC" })).toEqual(["countryId"]);
    expect(fieldsAtFault({ ...least, latitude: "north", longitude: 4.4 })).toEqual(["latitude"]);
    const colours = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`colour${index}`, "red"]));
    const parsed = parseListing({ ...least, ...colours, zip: "ABC" }, now);
    expect(parsed.ok ? [] : parsed.errors.slice(19)).toEqual([
      { field: "colour19", message: "is no field of a listing" },
      { field: "item", message: "and 12 more that are wrong" },
    ]);
  });

  it("API-2 is rejected for a webId that is unknown to the app and the batch; 0 means no type", () => {
    const types = new Set([2, 1]);
    const errors = (fields: object) => {
      const parsed = parseListing({ ...least, ...fields }, now, types);
      return parsed.ok ? [] : parsed.errors;
    };
    expect(errors({ webId: 2, webIds: "1,2" })).toEqual([]);
    expect(errors({ webId: 0 })).toEqual([]);
    expect(errors({ webId: 3, webIds: "1,2,3" })).toEqual([
      {
        field: "webId",
        message: expect.stringContaining("3 is the webId of no property type (known are 1, 2)") as string,
      },
    ]);
    expect(errors({ webIds: [1, 17], zip: "ABC" }).map(({ field }) => field)).toEqual(["webIds", "zip"]);
    expect(errors({ webId: 3, bedrooms: "veel" }).map(({ field }) => field)).toEqual(["bedrooms", "webId"]);
  });

  it("API-2 never throws, and always names a field and a reason when it is rejected", () => {
    const keys = [
      ...Object.keys(least),
      "price",
      "pictures",
      "agent",
      "description",
      "webIds",
      ...listingAttributes.map(({ key }) => key),
    ];
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      fc.double(),
      fc.constantFrom({ __proto__: null }, [], {}, "NaN", "<script>", { nl: "\ud800" }, [{ url: "http://[" }]),
    );
    const item = fc.oneof(
      strange,
      fc.dictionary(fc.oneof(fc.constantFrom(...keys), fc.string()), strange),
      fc.dictionary(fc.constantFrom(...keys), strange).map((fields) => ({ ...least, ...fields })),
    );
    fc.assert(
      fc.property(item, (given) => {
        const parsed = parseListing(given, now);
        // Parsing an item field by field accepts what the schema accepts, with the same result.
        const bySchema = propertyInputSchema.safeParse(given);
        if (parsed.ok) expect(parsed.item).toEqual(bySchema.success && normaliseListing(bySchema.data));
        else if (bySchema.success) expect(contradictions(normaliseListing(bySchema.data), now)).toEqual(parsed.errors);
        if (parsed.ok) expect(JSON.stringify(parsed.item)).not.toMatch(/\\u0000|\\ud[89a-f]|<script/i);
        else {
          expect(parsed.errors.length).toBeGreaterThan(0);
          for (const { field, message } of parsed.errors) expect(field && message).toBeTruthy();
        }
        expect(typeof referenceOf(given)).toBe("string");
      }),
      { numRuns: 300 },
    );
  });
});

it("API-1 the normalized form is stable: stored checksums depend on it", () => {
  const parsedEntries = listing({
    ...{ reference: "R-1", goal: 1, webId: 2, webIds: "2,3", price: 950, zip: "B-2000", city: " Antwerpen " },
    ...{ description: { nl: "Ruim.\n\nLicht.", FR: "Grand" }, typeDescription: "Huis met tuin" },
    ...{ street: "Kerkstraat", houseNumber: "7", publishAddress: true, latitude: 51.2, longitude: 4.4 },
    pictures: [{ url: "https://pictures.example/1.jpg", name: { nl: "Gevel" } }],
    documents: [{ url: "/uploads/plan.pdf", name: "Plan", kind: "floor-plan" }],
    ...{ agent: { name: "An Peeters" }, createdAt: "2026-01-02T03:04:05+01:00", bedrooms: 3, heating: { nl: "Gas" } },
  });
  const form = {
    ...{ reference: "R-1", goal: 1, webId: 2, webIds: [2, 3], mainTypeName: {} },
    typeDescription: { nl: "Huis met tuin" },
    description: { nl: "<p>Ruim.</p><p>Licht.</p>", fr: "<p>Grand</p>" },
    ...{ recordFile: "", publishPrice: true, price: 950, priceUnit: 0, priceUnitText: {}, marquee: 0, marqueeName: {} },
    ...{ publishAddress: true, street: "Kerkstraat", houseNumber: "7", boxNr: "", zip: "2000", city: "Antwerpen" },
    ...{ countryId: 10, countryName: {}, latitude: 51.2, longitude: 4.4 },
    pictures: [
      { url: "https://pictures.example/1.jpg", width: null, height: null, thumbhash: null, alt: { nl: "Gevel" } },
    ],
    documents: [{ url: "/uploads/plan.pdf", name: { nl: "Plan" }, kind: "floor-plan", access: "public" }],
    ...{ videoUrl: "", virtualTourUrl: "", agent: { name: "An Peeters", phone: "", email: "", pictureUrl: "" } },
    ...{ projectReference: "", createdAtSource: "2026-01-02T02:04:05.000Z" },
  };
  // Fields added later come after these.
  expect(JSON.stringify(parsedEntries).startsWith(JSON.stringify(form).slice(0, -1))).toBe(true);
});
