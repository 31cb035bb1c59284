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

describe("PROP-9 the public place of a listing", () => {
  it("is complete when its address is public", () => {
    expect(publicPlace(stored, true, places)).toEqual({
      ...{ street: "Geheimstraat", houseNumber: "77", boxNr: "bus 9", zip: "2000", city: "Antwerpen" },
      cityNames: expect.objectContaining({ nl: "Antwerpen", fr: "Anvers" }) as unknown,
      countryId: countries.belgium,
      countryName: expect.objectContaining({ nl: "België", de: "Belgien" }) as unknown,
      point: { ...own, exact: true },
    });
  });

  it("has the centre of its town when the address is not public", () => {
    expect(publicPlace(stored, false, places)).toMatchObject({ street: "", houseNumber: "", boxNr: "", point: middle });
  });

  it.each([
    ["has no point", { latitude: null, longitude: null }],
    ["has half a point", { longitude: null }],
    ["has the other half", { latitude: null }],
    ["has a point in another country", { latitude: 40.4, longitude: -3.7 }],
    ["has a point too far from its postal code", { latitude: 50.4, longitude: 5.5 }],
  ])("has the centre of its town when it %s", (_, fields) => {
    expect(publicPlace({ ...stored, ...fields }, true, places).point).toEqual(middle);
  });

  it("has the sent name of an unknown town, and no point without one", () => {
    const unknown = { ...stored, city: "NERGENSHUIZEN", zip: "1234 AB", countryId: 999, latitude: null };
    expect(publicPlace(unknown, true, places)).toMatchObject({
      ...{ city: "Nergenshuizen", cityNames: {}, zip: "1234 AB", countryId: 999, countryName: {}, point: null },
    });
  });

  it("PROP-20 has no country, and so no region with a law, when its postal code is another town's", () => {
    const austrian = { ...stored, zip: "4600", city: "Wels" };
    const { countryId, city, countryName } = publicPlace(austrian, true, places);
    expect({ city, countryName }).toEqual({ city: "Wels", countryName: {} });
    expect(regionOfPostcode("4600", stored.countryId)).toBe("wallonia");
    expect(regionOfPostcode("4600", countryId)).toBeNull();
  });

  it("has the country name that was sent, if any", () => {
    expect(publicPlace({ ...stored, countryName: { nl: "Vlaanderen" } }, true, places).countryName).toEqual({
      nl: "Vlaanderen",
    });
    expect([hasText({}), hasText({ de: "Belgien" })]).toEqual([false, true]);
  });
});
