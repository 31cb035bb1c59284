import { describe, expect, it } from "vitest";
import { readFixture } from "../fixtures/read-fixture.js";
import { readListingFeed } from "../read-listing-feed.js";
import { typeOf } from "./property-types.js";

const feed = await readListingFeed(readFixture("kyero.xml"), { files: new Map() });
const item = (id: number) => feed.items.find(({ reference }) => reference === String(id)) ?? {};
const said = (id: number) =>
  feed.problems.listed.flatMap(({ reference, field, value, done }) =>
    reference === String(id) ? [`${field} ${value} ${done}`] : [],
  );

describe("Kyero v3", () => {
  it("API-6 a new flat with its texts, features and pictures; the town gives the postal code", async () => {
    expect(item(20011)).toMatchObject({
      recordFile: "KY-20011",
      goal: 0,
      webId: 2,
      zip: "8400",
      city: "Oostende",
      countryId: 10,
      price: 395_000,
      bedrooms: 2,
      surfaceTotal: 96,
      epcLabelText: "A",
      condition: "new",
      hasLift: true,
      hasTerrace: true,
      interiorComfort: { en: "Optional furnished, Video entry system" },
    });
    expect(Object.keys(item(20011).description ?? {}).sort()).toEqual(["de", "en", "fr", "nl"]);
    expect(item(20011).pictures).toMatchObject([{ name: { nl: "Zeedijk", en: "Sea front" } }, {}]);
    expect(item(20011)).not.toHaveProperty("surfaceGround");
    expect(said(20011)).toEqual(["town Oostende default"]);
  });

  it("the sender's own notes, its date and the exact place leave no trace visitors could see", async () => {
    const all = JSON.stringify(feed.items);
    expect(all).not.toContain("lowest price");
    expect(all).not.toContain("createdAt");
    for (const listing of feed.items) expect(listing).not.toHaveProperty("publishAddress");
  });

  it("rents by the month, and by the week reckoned to it", async () => {
    expect(item(20012)).toMatchObject({
      goal: 1,
      price: 1100,
      countryId: 10,
      zip: "8000",
      hasGarden: true,
      hasCellar: true,
    });
    expect(item(20013)).toMatchObject({ goal: 1, price: 1950, webId: 3, hasFurnished: true, bedrooms: 0 });
    expect(item(20013)).not.toHaveProperty("epcLabelText");
    expect(said(20013)).toContain("price_freq week default");
  });

  it("unknown values one by one, and the listing all the same", async () => {
    expect(item(20014)).toMatchObject({
      webId: 0,
      mainTypeName: { en: "Lighthouse" },
      publishPrice: false,
      exteriorComfort: { nl: "Zwembad" },
    });
    expect(item(20014).pictures).toHaveLength(1);
    expect(said(20014)).toEqual([
      "type Lighthouse default",
      "location 51.15,  left-out",
      "beds many left-out",
      "energy_rating/consumption Z left-out",
      "images/image/url ftp://media.travee.example/20014/1.jpg left-out",
    ]);
  });

  it("another currency shows no price; another country is for the import to refuse", async () => {
    expect(item(20015)).toMatchObject({ countryId: 63, zip: "4524 CJ", publishPrice: false });
    expect(item(20015)).not.toHaveProperty("price");
    expect(item(20016)).toMatchObject({ countryId: "Spain" });
  });

  it.each([
    ["Apartment", 2],
    ["town house", 1],
    ["Town-House", 1],
    ["VILLA", 1],
    ["Ático", 2],
    ["building_plot", 4],
    ["Office", 8],
    ["constructor", null],
    ["", null],
  ])("the type %j is %s", async (name, webId) => {
    expect(typeOf(name)).toBe(webId);
  });
});
