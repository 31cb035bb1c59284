import { listingAttributes, propertyInputSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { readListingFeed } from "../read-listing-feed.js";
import { aliases } from "./aliases.js";
import { readLocalDay, readMoment } from "./read-moment.js";

const files = new Map<string, Buffer>();
const feed = await readListingFeed(readFixture("omnicasa.json"), { files });
const item = (id: number) => feed.items.find(({ reference }) => reference === String(id)) ?? {};
const said = (id: number) =>
  feed.problems.listed.flatMap(({ reference, field, value, done }) =>
    reference === String(id) ? [`${field} ${value} ${done}`] : [],
  );
const one = (listing: object) => readListingFeed(Buffer.from(JSON.stringify([{ ID: 1, ...listing }])), { files });
const pascal = (key: string) => key.charAt(0).toUpperCase() + key.slice(1);

describe("Omnicasa's property JSON", () => {
  it("API-6 a sale with the fields of section 3 and Omnicasa's own names for them", async () => {
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
    expect(item(90101)).not.toHaveProperty("heating");
    expect(item(90101)).not.toHaveProperty("surfaceGarden");
    expect(item(90101)).not.toHaveProperty("projectReference");
  });

  it("the same listing in another language adds its texts", async () => {
    expect(item(90101).typeDescription).toEqual({
      nl: "Appartement met twee terrassen",
      fr: "Appartement avec deux terrasses",
    });
    expect(feed.items.filter(({ reference }) => reference === "90101")).toHaveLength(1);
  });

  it("texts keyed by language in either case; a performance of 0 without a class is none", async () => {
    expect(item(90102)).toMatchObject({
      typeDescription: { nl: "Huis te huur", FR: "Maison à louer", en: "House to let" },
      chargesRenter: 45,
      depositAmount: 2500,
      hasGarden: true,
    });
    expect(item(90102)).not.toHaveProperty("energyPerformance");
    expect((await one({ EnergyPerformance: 0, EPCLabelText: "A+" })).items[0]).toMatchObject({ energyPerformance: 0 });
  });

  it("yes and no where a choice is asked for; an unknown one is reported", async () => {
    expect(item(90104)).toMatchObject({ permit: "Gvg", summons: "Gdv", preemptiveRights: "Vkr", countryId: "63" });
    expect(said(90104)).toEqual(["AreaApplication Maanlandschap left-out"]);
  });

  it("unknown values one by one, and the listing all the same", async () => {
    expect(item(90105)).toMatchObject({ webId: 0, typeDescription: { nl: "Boomhut" } });
    expect(item(90105).pictures).toHaveLength(1);
    expect(said(90105)).toEqual([
      "language xx default",
      "WebID 0 default",
      "Price honderd left-out",
      "CreatedDate gisteren left-out",
      "ConstructionYear oud left-out",
      "HasLift misschien left-out",
      "Pictures javascript:alert(1) left-out",
    ]);
  });

  it("every labelled attribute comes in under its name in PascalCase", async () => {
    const sample: Record<string, unknown> = {
      ...{ flag: true, date: "2030-01-31", text: "x", localized: { nl: "x" }, count: 3, year: 1990 },
      ...{ area: 12.5, length: 12.5, money: 12.5, energy: 12.5, emission: 12.5, number: 12.5 },
    };
    for (const attribute of listingAttributes) {
      const value = "values" in attribute ? attribute.values[0] : sample[attribute.kind];
      expect((await one({ [pascal(attribute.key)]: value })).items[0], attribute.key).toHaveProperty(
        attribute.key,
        value,
      );
    }
  });

  it("names other keys of the import contract only", async () => {
    for (const key of Object.keys(aliases)) expect(Object.keys(propertyInputSchema.shape)).toContain(key);
  });

  it.each([[{ Items: [{ ID: 1 }] }], [{ Value: { Items: [{ ID: 1 }] } }], [{ Properties: [{ ID: 1 }] }]])(
    "is found in %j",
    async (value) => {
      expect((await readListingFeed(Buffer.from(JSON.stringify(value)), { files })).items).toHaveLength(1);
    },
  );
});

describe("a moment of .NET", () => {
  it("is one in UTC, and a day where the sender is", async () => {
    expect(readMoment("/Date(1767222000000+0100)/")).toBe("2025-12-31T23:00:00.000Z");
    expect(readLocalDay("/Date(1767222000000+0100)/")).toBe("2026-01-01");
    expect(readMoment("2026-01-05T10:00:00")).toBe("2026-01-05T10:00:00.000Z");
    expect(readMoment("/Date(999999999999999999)/")).toBeNull();
    expect(readMoment("2026-13-45")).toBeNull();
  });
});
