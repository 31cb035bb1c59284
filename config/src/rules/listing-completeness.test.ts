import { describe, expect, it } from "vitest";
import { listingCompleteness } from "./listing-completeness.js";

const texts = { nl: "Huis", fr: "Maison" };
const picture = { url: "/uploads/a.jpg", alt: texts };
const useful = {
  goal: 0,
  webId: 1,
  countryId: 10,
  publishAddress: true,
  price: 350_000,
  street: "Eikenlei",
  houseNumber: "1",
  latitude: 51.2,
  agent: { name: "Anna" },
  surfaceLiving: 129,
  bedrooms: 0,
  typeDescription: texts,
  description: texts,
  pictures: Array.from({ length: 5 }, () => picture),
};
const flanders = {
  ...useful,
  zip: "2140",
  energyPerformance: 0,
  permit: "Vg",
  allotmentPermit: "Gvv",
  summons: "Gdv",
  preemptiveRights: "Gvkr",
  areaApplication: "Wg",
  floodPScore: "A",
  floodGScore: "A",
};
const spoken = ["nl", "fr"] as const;
const missing = (listing: Record<string, unknown>) =>
  listingCompleteness(listing, spoken).missing.map(({ field, reason, language, legal }) =>
    [legal ? "law:" : "", field, reason === "empty" ? "" : ` ${reason}`, language ? ` ${language}` : ""].join(""),
  );

describe("the completeness of a listing", () => {
  it("is 100 when nothing is missing; 0 and no are answers", () => {
    expect(listingCompleteness(flanders, spoken)).toEqual({ percent: 100, missing: [] });
    const { surfaceLiving, bedrooms, energyPerformance, ...own } = flanders;
    const stored = { ...own, attributes: { surfaceLiving, bedrooms, energyPerformance } };
    expect(listingCompleteness(stored, spoken)).toEqual({ percent: 100, missing: [] });
    expect(missing({ ...stored, attributes: null })).toEqual(["law:energyPerformance", "surfaceLiving", "bedrooms"]);
  });

  it("drops with each missing field, and is below 100 then", () => {
    expect(listingCompleteness({ ...flanders, street: " " }, spoken).percent).toBeLessThan(100);
    expect(listingCompleteness({}, spoken).percent).toBe(0);
  });

  it("needs each text and alternative text in each language of the site", () => {
    const halves = { nl: "Huis", fr: " ", de: "" };
    const listing = {
      ...flanders,
      typeDescription: halves,
      description: {},
      pictures: [...flanders.pictures.slice(1), { url: "/uploads/b.jpg", alt: halves }],
    };
    expect(missing(listing)).toEqual(["description nl", "typeDescription fr", "description fr", "pictures no-alt fr"]);
    expect(listingCompleteness(flanders).missing.filter(({ language }) => language === "de")).toHaveLength(3);
  });

  it("PROP-20 treats a listing with no country, or an unreadable one, as Belgian", () => {
    const lawless = { ...flanders, permit: null };
    for (const countryId of [undefined, null, "50"]) expect(missing({ ...lawless, countryId })).toEqual(["law:permit"]);
  });

  it("needs five pictures", () => {
    expect(missing({ ...flanders, pictures: flanders.pictures.slice(1) })).toEqual(["pictures few-pictures"]);
    expect(missing({ ...flanders, pictures: null })).toEqual(["pictures few-pictures"]);
  });

  it("needs only the fields of its type", () => {
    const land = {
      ...flanders,
      webId: 4,
      energyPerformance: null,
      floodGScore: null,
      surfaceLiving: null,
      bedrooms: null,
    };
    expect(missing(land)).toEqual(["surfaceGround"]);
    expect(missing({ ...flanders, webId: 9, energyPerformance: null, bedrooms: null })).toEqual(["surfaceTotal"]);
    expect(missing({ ...flanders, webId: 2, bedrooms: null })).toEqual(["bedrooms"]);
    expect(missing({ ...flanders, webId: 3, bedrooms: null })).toEqual([]);
  });
});

describe("PROP-20 the legal fields of an advertisement", () => {
  it("in Flanders: the score, with the address or the certificate's code", () => {
    expect(missing({ ...flanders, energyPerformance: null })).toEqual(["law:energyPerformance"]);
    expect(missing({ ...flanders, publishAddress: false })).toEqual(["law:epcUniqueCode"]);
    expect(missing({ ...flanders, publishAddress: false, epcUniqueCode: "2024-1" })).toEqual([]);
  });

  it("in Flanders: planning information and flood scores of a sale", () => {
    const silent = { ...useful, zip: "9000", energyPerformance: 120 };
    expect(missing(silent)).toEqual([
      "law:floodGScore",
      "law:permit",
      "law:areaApplication",
      "law:summons",
      "law:preemptiveRights",
      "law:allotmentPermit",
      "law:floodPScore",
    ]);
    expect(missing({ ...silent, goal: 1 })).toEqual(["law:chargesRenter"]);
  });

  it("in Brussels: class and CO₂, and the lawful use of a sale", () => {
    expect(missing({ ...useful, zip: "1000" })).toEqual([
      "law:epcLabelText",
      "law:energyPerformance",
      "law:epcCo2",
      "law:lawfulUse",
      "law:permit",
      "law:preemptiveRights",
    ]);
  });

  it("in Wallonia: the indicators of the certificate", () => {
    expect(missing({ ...useful, zip: "4000" })).toEqual([
      "law:epcUniqueCode",
      "law:epcLabelText",
      "law:energyPerformance",
      "law:epcTotal",
      "law:areaApplication",
      "law:permit",
    ]);
  });

  it("in every letting: rent and charges", () => {
    const let_ = {
      ...useful,
      goal: 1,
      zip: "1000",
      epcLabelText: "C",
      energyPerformance: 120,
      epcCo2: 20,
      price: null,
    };
    expect(missing(let_)).toEqual(["law:price", "law:chargesRenter"]);
    expect(missing({ ...let_, price: 900, chargesRenter: 0 })).toEqual([]);
  });

  it("abroad: no Belgian ones", () => {
    expect(missing({ ...useful, zip: "1000", countryId: 50 })).toEqual([]);
  });
});
