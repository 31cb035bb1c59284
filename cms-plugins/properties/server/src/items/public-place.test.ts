import { countries, regionOfPostcode } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { belgianPlaces } from "../places/belgian-places.js";
import { PlaceIndex } from "../places/place-index.js";
import { hasText, publicPlace } from "./public-place.js";

const places = new PlaceIndex(belgianPlaces);
const own = { latitude: 51.2194, longitude: 4.4025 };
const stored = {
  ...{ street: "Geheimstraat", houseNumber: "77", boxNr: "bus 9", zip: "2000", city: "ANVERS" },
  ...{ countryId: countries.belgium, countryName: {}, ...own },
};
const middle = { latitude: 51.2199, longitude: 4.4035, exact: false };

describe("PROP-9 where something is", () => {
  it("is told in full where its address is published", () => {
    expect(publicPlace(stored, true, places)).toEqual({
      ...{ street: "Geheimstraat", houseNumber: "77", boxNr: "bus 9", zip: "2000", city: "Antwerpen" },
      cityNames: expect.objectContaining({ nl: "Antwerpen", fr: "Anvers" }) as unknown,
      countryId: countries.belgium,
      countryName: expect.objectContaining({ nl: "België", de: "Belgien" }) as unknown,
      point: { ...own, exact: true },
    });
  });

  it("is told by the middle of its place where the address is not", () => {
    expect(publicPlace(stored, false, places)).toMatchObject({ street: "", houseNumber: "", boxNr: "", point: middle });
  });

  it.each([
    ["has no point", { latitude: null, longitude: null }],
    ["has half a point", { longitude: null }],
    ["has the other half", { latitude: null }],
    ["has a point in another country", { latitude: 40.4, longitude: -3.7 }],
    ["has a point too far from its postal code", { latitude: 50.4, longitude: 5.5 }],
  ])("is told by the middle of its place where it %s", (_, fields) => {
    expect(publicPlace({ ...stored, ...fields }, true, places).point).toEqual(middle);
  });

  it("is told as it is called where we do not know the place, and without a point that nobody gave", () => {
    const unknown = { ...stored, city: "NERGENSHUIZEN", zip: "1234 AB", countryId: 999, latitude: null };
    expect(publicPlace(unknown, true, places)).toMatchObject({
      ...{ city: "Nergenshuizen", cityNames: {}, zip: "1234 AB", countryId: 999, countryName: {}, point: null },
    });
  });

  it("PROP-20 is of no country, and so of no region with a law, where its postal code is another town's", () => {
    const austrian = { ...stored, zip: "4600", city: "Wels" };
    const { countryId, city, countryName } = publicPlace(austrian, true, places);
    expect({ city, countryName }).toEqual({ city: "Wels", countryName: {} });
    expect(regionOfPostcode("4600", stored.countryId)).toBe("wallonia");
    expect(regionOfPostcode("4600", countryId)).toBeNull();
  });

  it("is in the country as the feed calls it, where it does", () => {
    expect(publicPlace({ ...stored, countryName: { nl: "Vlaanderen" } }, true, places).countryName).toEqual({
      nl: "Vlaanderen",
    });
    expect([hasText({}), hasText({ de: "Belgien" })]).toEqual([false, true]);
  });
});
