import { describe, expect, it } from "vitest";
import { countries } from "../site/limits.js";
import { listingAttributes } from "./listing-attributes.js";
import type { ListingAttributeValues } from "./listing-attributes.js";
import { amenities } from "../site/search-features.js";
import { amenityBit, featuresOf, hasFeatures, noFeatureCriteria, noFeatures } from "./listing-features.js";

// Every attribute of the table, none of them known.
const nothing = Object.fromEntries(listingAttributes.map(({ key }) => [key, null])) as ListingAttributeValues;
const featuresWith = (attributes: Partial<ListingAttributeValues>, zip = "2000", countryId = 10) =>
  featuresOf({ attributes: { ...nothing, ...attributes }, zip, countryId });

describe("PROP-3 the features of a listing", () => {
  it("PROP-3 are none where nothing is known", () => expect(featuresWith({})).toEqual(noFeatures));

  it.each<[Partial<ListingAttributeValues>, number]>([
    [{ surfaceLiving: 99.9, surfaceTotal: 300 }, 99],
    [{ surfaceTotal: 300 }, 300],
    [{ surfaceLiving: 0, surfaceTotal: 300 }, 300],
    [{ surfaceGround: 800 }, 0],
  ])("PROP-3 %j is %d m²", (attributes, surface) => expect(featuresWith(attributes).surface).toBe(surface));

  it.each<[string, Partial<ListingAttributeValues>, string, number, number]>([
    ["the band of its region", { energyPerformance: 150 }, "2000", 10, 2],
    ["of Brussels, a half letter as its letter", { energyPerformance: 90 }, "1000", 10, 2],
    ["A+ as A", { energyPerformance: 0 }, "2000", 10, 1],
    ["none without a performance", { epcLabelText: "B" }, "2000", 10, 0],
    ["of Luxembourg", { epcLabelText: "I" }, "1009", countries.luxembourg, 9],
    ["none in a text", { epcLabelText: "en cours" }, "1009", countries.luxembourg, 0],
  ])("PROP-11 have a label: %s", (_what, attributes, zip, countryId, energy) => {
    expect(featuresWith(attributes, zip, countryId).energy).toBe(energy);
  });

  it.each<[Partial<ListingAttributeValues>, string[]]>([
    [{ hasGarden: true }, ["garden"]],
    [{ surfaceGarden: 20 }, ["garden"]],
    [{ hasGarden: false, surfaceTerrace: 0, garages: 0 }, []],
    [{ hasTerrace: true, externalParkings: 1 }, ["terrace", "parking"]],
    [{ garages: 1 }, ["parking"]],
    [{ surfaceGarage: 18 }, ["parking"]],
  ])("PROP-3 %j has %j", (attributes, expected) => {
    const { amenities: bits } = featuresWith(attributes);
    expect(amenities.filter((amenity) => (bits & amenityBit(amenity)) !== 0)).toEqual(expected);
  });

  it("PROP-3 fit criteria that ask for nothing", () => expect(hasFeatures(noFeatures, noFeatureCriteria)).toBe(true));
});
