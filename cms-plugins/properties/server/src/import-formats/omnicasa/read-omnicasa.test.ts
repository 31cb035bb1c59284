import { listingAttributes, propertyInputSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { readWithItems } from "../fixtures/read-with-items.js";
import { aliases } from "./texts.js";
import { readLocalDay, readDateTime } from "./read-listing.js";

const files = new Map<string, Buffer>();
const delivery = await readWithItems(readFixture("omnicasa.json"), { files });
const item = (id: number) => delivery.items.find(({ reference }) => reference === String(id)) ?? {};
const reported = (id: number) =>
  delivery.problems.listed.flatMap(({ field, done, examples }) =>
    examples.flatMap(({ reference, value }) => (reference === String(id) ? [`${field} ${value} ${done}`] : [])),
  );
const one = (listing: object) => readWithItems(Buffer.from(JSON.stringify([{ ID: 1, ...listing }])), { files });
const pascal = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

describe("Omnicasa's property JSON", () => {
  it("API-6 reads a sale with the fields of section 3 and Omnicasa's own names for them", async () => {
    expect(item(90101)).toMatchObject({
      goal: "0",
      webId: "2",
      webIds: "2,5",
      recordFile: "OC-101",
      price: 329_000,
      priceUnit: 7,
      marquee: 14,
      publishAddress: true,
      street: "Italiëlei",
      boxNr: "3",
      latitude: 51.224,
      bedrooms: 2,
      toilets: 2,
      garages: 1,
      facades: "half-open",
      energyPerformance: 118,
      epcCo2: 21.5,
      permit: "Vg",
      judicialDecision: "as-required",
      floodPScore: "B",
      createdAt: "2026-01-01T00:00:00.000Z",
      agent: { name: "An Peeters", email: "an.peeters@travee.example" },
    });
    expect(item(90101).pictures).toMatchObject([{ width: 1600 }, { height: 1067 }]);
    // A dash is no heating, and 0 m² no garden.
    expect(item(90101).heating).toEqual({ nl: null });
    expect(item(90101)).not.toHaveProperty("surfaceGarden");
    expect(item(90101)).not.toHaveProperty("projectReference");
  });

  it("the same listing in another language adds its texts", async () => {
    expect(item(90101).typeDescription).toEqual({
      nl: "Appartement met twee terrassen",
      fr: "Appartement avec deux terrasses",
    });
    expect(delivery.items.filter(({ reference }) => reference === "90101")).toHaveLength(1);
  });

  it.each([
    ["nl", { LanguageID: 1 }],
    ["fr", { LanguageId: "2" }],
    ["en", { LanguageCode: "EN-gb" }],
    ["de", { Language: "de-DE" }],
    ["de", { LanguageId: 4 }],
    ["en", { LanguageId: 3 }],
    ["nl", { language: "Nederlands" }],
    ["fr", { language: "Français" }],
    ["de", { language: "deu" }],
  ])("is in %s by %j", async (language, written) => {
    expect((await one({ ...written, DescriptionA: "x" })).items[0]?.description).toEqual({ [language]: "x" });
  });

  it("differing values of a second language are left out and reported", async () => {
    const base = { ID: 1, Goal: 0, Price: 100_000 };
    const delivery = await readWithItems(
      Buffer.from(
        JSON.stringify([
          { ...base, language: "nl" },
          { ...base, language: "fr", Price: 90_000, Floor: 2 },
        ]),
      ),
      { files },
    );
    expect(delivery.items).toMatchObject([{ price: 100_000, floor: 2 }]);
    expect(delivery.problems.listed.map(({ field, value }) => `${field} ${value}`)).toContain("price 90000");
  });

  it("zeros are unknown, JSON numbers are read as they are, and both of two equal keys are read", async () => {
    const delivery = await one({
      NumberOfBedRooms: 0,
      SurfaceTotal: 104.125,
      SurfaceLiving: "104.125",
      zip: "1",
      Zip: "2",
    });
    expect(delivery.items[0]).toMatchObject({ surfaceTotal: 104.125, zip: "1" });
    expect(delivery.items[0]).not.toHaveProperty("bedrooms");
    expect(delivery.items[0]).not.toHaveProperty("surfaceLiving");
    const reported = delivery.problems.listed.map(({ field, value }) => `${field} ${value}`);
    expect(reported).toEqual(expect.arrayContaining(["SurfaceLiving 104.125", "Zip 2"]));
  });

  it("documents that are not marked public are for the office", async () => {
    const Documents = [
      { Url: "https://media.travee.example/1.pdf", Name: "EPC", Publish: true },
      { Url: "https://media.travee.example/2.pdf", Name: "Intern verslag" },
      { Url: "https://media.travee.example/3.pdf", Name: "Mandaat", Publish: false },
    ];
    const { items, problems } = await one({ Documents });
    expect(items[0]?.documents).toEqual([
      { url: Documents[0]?.Url, kind: "document", name: { nl: "EPC" } },
      { url: Documents[1]?.Url, kind: "document", name: { nl: "Intern verslag" }, access: "staff" },
      { url: Documents[2]?.Url, kind: "document", name: { nl: "Mandaat" }, access: "staff" },
    ]);
    expect(problems.listed.map(({ value }) => value)).toContain("Intern verslag");
  });

  it.each([
    [{ ConditionID: 4 }, { condition: "to-renovate" }],
    [{ ConditionID: 2 }, { condition: "new" }],
    [{ Construction: 3 }, { facades: "half-open" }],
    [{ ConstructionName: "Half open" }, { facades: "half-open" }],
  ])("reads Omnicasa's numbers and words of %j", async (written, read) => {
    expect((await one(written)).items[0]).toMatchObject(read);
  });

  it("the answer to a failed call is rejected with its own message", async () => {
    const answer = {
      GetPropertyListJsonResult: { Success: false, Message: "no access", Value: { Items: [{ ID: 1 }] } },
    };
    await expect(readWithItems(Buffer.from(JSON.stringify(answer)), { files })).rejects.toThrow("no access");
  });

  it("reads texts keyed by language in either case; a performance of 0 without a class is unknown", async () => {
    expect(item(90102)).toMatchObject({
      typeDescription: { nl: "Huis te huur", fr: "Maison à louer", en: "House to let" },
      chargesRenter: 45,
      depositAmount: 2500,
      hasGarden: true,
    });
    expect(item(90102)).not.toHaveProperty("energyPerformance");
    expect((await one({ EnergyPerformance: 0, EPCLabelText: "A+" })).items[0]).toMatchObject({ energyPerformance: 0 });
  });

  it("reads yes and no for a choice; an unknown one is reported", async () => {
    expect(item(90104)).toMatchObject({ permit: "Gvg", summons: "Gdv", preemptiveRights: "Vkr", countryId: "63" });
    expect(reported(90104)).toEqual(["AreaApplication Maanlandschap left-out"]);
  });

  it("reports unknown values one by one, and imports the listing", async () => {
    expect(item(90105)).toMatchObject({ webId: 0, city: "TURNHOUT", publishPrice: false });
    expect(item(90105)).not.toHaveProperty("typeDescription");
    expect(item(90105).pictures).toHaveLength(1);
    expect(reported(90105)).toEqual([
      "WebID 0 default",
      "Price honderd left-out",
      "CreatedDate gisteren left-out",
      "ConstructionYear oud left-out",
      "HasLift misschien left-out",
      "Pictures javascript:alert(1) left-out",
    ]);
  });

  it("every labelled attribute is read under its name in PascalCase", async () => {
    const sample: Record<string, unknown> = {
      ...{ flag: true, date: "2030-01-31", text: "x", localized: { nl: "x" }, count: 3, year: 1990 },
      ...{ area: 12.5, length: 12.5, money: 12.5, energy: 12.5, consumption: 12.5, emission: 12.5, number: 12.5 },
    };
    for (const attribute of listingAttributes) {
      const value = "values" in attribute ? attribute.values[0] : sample[attribute.kind];
      expect((await one({ [pascal(attribute.key)]: value })).items[0], attribute.key).toHaveProperty(
        attribute.key,
        value,
      );
    }
  });

  it("has keys of the import contract only", async () => {
    for (const key of Object.keys(aliases)) expect(Object.keys(propertyInputSchema.shape)).toContain(key);
  });

  it.each([[{ Items: [{ ID: 1 }] }], [{ Value: { Items: [{ ID: 1 }] } }], [{ Properties: [{ ID: 1 }] }]])(
    "is found in %j",
    async (value) => {
      expect((await readWithItems(Buffer.from(JSON.stringify(value)), { files })).items).toHaveLength(1);
    },
  );
});

describe("a .NET date", () => {
  it("is read as UTC, and as a day in the sender's zone", async () => {
    expect(readDateTime("/Date(1767222000000+0100)/")).toBe("2025-12-31T23:00:00.000Z");
    expect(readLocalDay("/Date(1767222000000+0100)/")).toBe("2026-01-01");
    expect(readDateTime("2026-01-05T10:00:00")).toBe("2026-01-05T10:00:00.000Z");
    expect(readDateTime("/Date(999999999999999999)/")).toBeNull();
    expect(readDateTime("2026-13-45")).toBeNull();
  });
});
