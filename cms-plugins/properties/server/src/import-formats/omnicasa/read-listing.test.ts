import { describe, expect, it } from "vitest";
import { readWithItems } from "../fixtures/read-with-items.js";

const base = { ID: 1, language: "nl", Goal: 0, WebID: 1, Zip: "2000", City: "ANTWERPEN" };
const read = async (listing: object) => {
  const delivery = await readWithItems(Buffer.from(JSON.stringify([{ ...base, ...listing }])), { files: new Map() });
  const reported = delivery.problems.listed.map(({ field, value }) => `${field} ${value}`);
  return { item: delivery.items[0] ?? {}, reported };
};

describe("the price of an Omnicasa property", () => {
  it.each([
    ["its own", { Goal: 0, Price: 250_000, StartPrice: 200_000 }, 250_000, ["StartPrice 200000"]],
    ["the starting price of a sale", { Goal: 0, Price: 0, StartPrice: 200_000 }, 200_000, []],
    ["a monthly rent", { Goal: 1, Price: null, MonthlyRent: 650 }, 650, []],
    ["the rent beside a price of 0", { Goal: 1, Price: "0.00", MonthlyRent: 650 }, 650, []],
    [
      "none: the rent of an investment for sale",
      { Goal: 0, Price: null, MonthlyRent: 650 },
      undefined,
      ["MonthlyRent 650"],
    ],
    ["none for the starting price of a letting", { Goal: 1, StartPrice: 9 }, undefined, ["StartPrice 9"]],
    ["none: 0", { Goal: 0, Price: 0, StartPrice: 0 }, undefined, []],
  ])("API-6 is %s", async (_, written, price, named) => {
    const { item, reported } = await read(written);
    expect(item.price).toBe(price);
    expect(reported).toEqual(named);
    expect(item).not.toHaveProperty("publishPrice");
  });

  it.each([
    ["in words", { Price: "honderd" }],
    ["that is ambiguous", { Price: "28.500" }],
    ["below zero", { Price: -1 }],
    ["that is a list", { Price: [100_000] }],
    ["that is an object", { Price: { amount: 100_000 } }],
    ["that is a starting price in words", { StartPrice: "vanaf honderd" }],
  ])("PROP-8 one %s is on request, and reported", async (_, written) => {
    const { item, reported } = await read({ PublishPrice: true, ...written });
    expect(item).not.toHaveProperty("price");
    expect(item.publishPrice).toBe(false);
    expect(reported).toHaveLength(1);
  });

  it.each([["misschien"], [{ nl: true }], [[true]]])(
    "PROP-8 is hidden when %j leaves its publication open",
    async (no) => {
      const { item, reported } = await read({ Price: 100_000, PublishPrice: no });
      expect(item).toMatchObject({ price: 100_000, publishPrice: false });
      expect(reported).toHaveLength(1);
    },
  );
});

describe("the country of an Omnicasa property", () => {
  it.each([
    ["its number", { CountryID: 63, CountryAbbr: "NL" }, "63"],
    ["its letters", { CountryAbbr: "LU", Zip: "1234" }, "50"],
    ["its letters beside number 0", { CountryID: 0, CountryAbbr: "NL" }, "63"],
    ["its name", { CountryName: "Luxemburg", Zip: "1234" }, "50"],
    ["its name in one of several languages", { CountryName: { fr: "Pays-Bas" } }, "63"],
    ["no country", { CountryName: "-" }, undefined],
  ])("API-6 is read from %s", async (_, written, country) => {
    const { item, reported } = await read(written);
    expect(item.countryId).toBe(country);
    expect(reported).toEqual([]);
  });

  it("API-6 is not Belgium when it is unknown", async () => {
    for (const written of [{ CountryAbbr: "FR" }, { CountryName: "Spanje" }]) {
      const { item, reported } = await read(written);
      expect(Object.values(written)).toContain(item.countryId);
      expect(reported).toHaveLength(1);
    }
  });
});

describe("a redundant value", () => {
  it.each([
    [{ Status: 1, StatusName: "Actief" }],
    [{ MainTypeName: "Huis", WebIDName: "Woning" }],
    [{ ConditionID: 4, ConditionName: "Te renoveren" }],
    [{ ConditionID: 1, ConditionName: "Gebruikt" }],
    [{ CountryID: 10, CountryAbbr: "BE" }],
    [{ Marquee: 14, SubStatus: 3 }],
    [{ SubStatusName: "Te koop", SubStatus: 3 }],
  ])("API-6 is not reported in %j", async (both) => {
    expect((await read(both)).reported).toEqual([]);
  });

  it.each([
    [{ WebIDName: "Woning" }, { mainTypeName: { nl: "Woning" } }, []],
    [{ ConditionName: "To renovate" }, { condition: "to-renovate" }, []],
    [{ ConditionName: "Gebruikt" }, {}, []],
    [{ ConditionName: "À rénover" }, { condition: "to-renovate" }, []],
    [{ ConditionName: "constructor" }, {}, ["ConditionName constructor"]],
    [{ ConstructionName: "Gesloten bebouwing" }, { facades: "closed" }, []],
    [{ ConstructionName: "3 façades" }, { facades: "half-open" }, []],
    [{ Heating: 4, HeatingName: "Gas" }, { heating: { nl: "Gas" } }, []],
    [{ Heating: "4", HeatingName: "-" }, {}, ["Heating 4"]],
    [{ Availability: 0, AvailabilityName: "Bij akte" }, { availability: { nl: "Bij akte" } }, []],
    [{ ConditionID: 77, ConditionName: "Good" }, { condition: "good" }, ["ConditionID 77"]],
    [{ ConstructionID: 0, ConstructionName: "Half open" }, { facades: "half-open" }, []],
  ])("API-6 is read, or reported, when the value it repeats is missing or unknown: %j", async (alone, taken, named) => {
    const { item, reported } = await read(alone);
    expect(item).toMatchObject(taken);
    expect(reported).toEqual(named);
  });
});

describe("a value that is a list or an object", () => {
  it.each([
    ["Street", { nr: 1 }, "Street/nr 1"],
    ["HouseNumber", ["1", "3"], "HouseNumber 1"],
    ["PriceUnit", { code: 7 }, "PriceUnit/code 7"],
    ["VideoUrl", ["https://video.travee.example/1"], "VideoUrl https"],
    ["WebIDs", [2, { id: 5 }], 'WebIDs [2,{"id":5}]'],
    ["NumberOfBedRooms", [3], "NumberOfBedRooms 3"],
    ["HasLift", { value: true }, "HasLift/value true"],
    ["Manager", ["An Peeters"], "Manager An Peeters"],
    ["Pictures", [{ Url: ["https://media.travee.example/1.jpg"] }], 'Pictures ["https'],
    ["CreatedDate", { date: "2026-01-01" }, "CreatedDate/date 2026-01-01"],
  ])("API-6 is reported: %s", async (key, value, named) => {
    const { reported } = await read({ [key]: value });
    expect(reported).toEqual([expect.stringContaining(named)]);
  });

  it("API-6 a plan with an unreadable mark is for the office; empty picture sizes hide none", async () => {
    const plan = { Url: "https://media.travee.example/1.pdf", Publish: { value: false } };
    const { item, reported } = await read({
      FloorPlans: [plan],
      XLargePictureItems: [],
      LargePictureItems: [{ Url: "" }],
      SmallPictureItem: { Url: "https://media.travee.example/small.jpg" },
    });
    expect(item).toMatchObject({
      documents: [{ url: plan.Url, access: "staff" }],
      pictures: [{ url: "https://media.travee.example/small.jpg" }],
    });
    expect(reported).toEqual(['FloorPlans/Publish {"value":false}']);
  });

  it("API-6 shows no number when words are meant", async () => {
    const { item } = await read({ Heating: 4, Kitchen: 0 });
    expect(item.kitchen).toEqual({ nl: null });
    // The listing has heating without texts: the stored ones stay.
    expect(item).not.toHaveProperty("heating");
  });

  it("API-6 types may come as a list", async () => {
    expect((await read({ WebIDs: [2, "5"] })).item.webIds).toEqual([2, 5]);
  });
});
