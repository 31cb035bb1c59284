import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { siteFixture } from "~/shell/site-fixture";
import { structuredListing } from "./structured-listing.server";

const config = siteFixture({}, []).context.replica.tree("nl")?.config;
if (!config) throw new Error("no configuration");
const page = {
  language: "nl" as const,
  siteUrl: "https://site.example",
  url: "https://site.example/nl/te-koop/antwerpen/huis/1/",
  home: "https://site.example/nl/",
  images: [],
  title: "Huis",
  description: "Mooi",
  city: "Antwerpen",
  isUnavailable: false,
  typeAbove: (webId: number) => (webId === 15 ? 2 : null),
};
const structuredOf = (given: Omit<Parameters<typeof listingFixture>[0], "id">, more = {}) =>
  JSON.stringify(structuredListing(listingFixture({ ...given, id: 1 }), { ...page, ...more }, config));
const point = { latitude: 51.12345, longitude: 4.54321, exact: true };
const where = { street: "Geheimstraat", houseNumber: "77", boxNr: "9b", point };

describe("SEO-2 structured data of a listing's page", () => {
  it("PROP-9 has street and point only for a published address", () => {
    expect(structuredOf({ ...where, publishAddress: true })).toContain('"streetAddress":"Geheimstraat 77 9b"');
    expect(structuredOf({ ...where, publishAddress: true })).toContain('"latitude":51.12345');
    // Even if the CMS let it through.
    expect(structuredOf({ ...where, publishAddress: false })).not.toMatch(/Geheimstraat|77|9b|51\.12345|4\.54321|geo/);
    expect(structuredOf({ publishAddress: false })).toContain('"addressLocality":"Antwerpen"');
  });

  it("PROP-9 omits a point that is only the town's", () => {
    expect(structuredOf({ ...where, publishAddress: true, point: { ...point, exact: false } })).not.toContain(
      "51.12345",
    );
  });

  it("PROP-8 has no unpublished price", () => {
    expect(structuredOf({ price: 345_678 })).toContain('"price":345678,"priceCurrency":"EUR"');
    expect(structuredOf({ price: 345_678, publishPrice: false })).not.toContain("345678");
    expect(structuredOf({ price: null })).not.toContain("price");
  });

  it("offers a home for sale or for rent, by the month, and a plot as a place without rooms", () => {
    expect(structuredOf({ goal: 0 })).toContain("#Sell");
    const rent = structuredOf({ goal: 1, price: 900, webId: 2, attributes: { bedrooms: 2, surfaceLiving: 80 } });
    expect(rent).toMatch(/#LeaseOut.*"unitCode":"MON".*"@type":"Apartment".*"numberOfBedrooms":2.*"value":80/);
    expect(structuredOf({ webId: 4, attributes: { bedrooms: 2 } })).toMatch(
      /"itemOffered":\{"@type":"Place"(?!.*numberOf)/,
    );
  });

  it("PROP-2 describes a subtype like its type", () => {
    expect(structuredOf({ webId: 15, attributes: { bedrooms: 2 } })).toMatch(
      /"@type":"Apartment".*"numberOfBedrooms":2/,
    );
    expect(structuredOf({ webId: 16, attributes: { bedrooms: 2 } })).toMatch(
      /"itemOffered":\{"@type":"Place"(?!.*numberOf)/,
    );
  });

  it("PROP-10 marks a listing that is gone as such", () => {
    expect(structuredOf({})).toContain("schema.org/InStock");
    expect(structuredOf({}, { isUnavailable: true })).toContain("schema.org/SoldOut");
  });
});
