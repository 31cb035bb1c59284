import { describe, expect, it } from "vitest";
import { languages, provinceCodes } from "@gevel/config";
import { municipalities, parentZone, zoneLabel, zonesOf } from "./zones.js";

const belgium = 10;

describe("FORM-3 the zones of Belgium", () => {
  it("FORM-3 are 565 municipalities, each with a name in every language, a postal code and a point in the country", () => {
    expect(municipalities()).toHaveLength(565);
    for (const { nis, names, zips, latitude, longitude } of municipalities()) {
      expect(
        languages.every((language) => names[language].trim() !== ""),
        nis,
      ).toBe(true);
      expect(zips.length, nis).toBeGreaterThan(0);
      expect(latitude > 49.4 && latitude < 51.6 && longitude > 2.5 && longitude < 6.5, nis).toBe(true);
    }
    expect(new Set(municipalities().map(({ province }) => province)).size).toBe(provinceCodes.length);
  });

  it("FORM-9 a home lies in its place, its municipality, its province and its region", () => {
    expect(zonesOf({ city: "Berchem", zip: "2600", countryId: belgium })).toEqual([
      "berchem|2600",
      "municipality:11002",
      "province:VAN",
      "region:flanders",
    ]);
  });

  it("FORM-9 a home at a postal code of two municipalities lies in both", () => {
    const zones = zonesOf({ city: "Elsene", zip: "1050", countryId: belgium });
    expect(zones.filter((zone) => zone.startsWith("municipality:")).sort()).toEqual([
      "municipality:21004",
      "municipality:21009",
    ]);
    expect(zones.filter((zone) => zone.startsWith("province:"))).toEqual(["province:BRU"]);
  });

  it("FORM-9 a home in a town that changed province lies where the town is now", () => {
    const zones = zonesOf({ city: "Zwijndrecht", zip: "2070", countryId: belgium });
    expect(zones.filter((zone) => zone.startsWith("province:"))).toEqual(["province:VOV"]);
  });

  it("FORM-9 a home abroad lies in its place alone, whatever its postal code looks like", () => {
    expect(zonesOf({ city: "Capellen", zip: "8303", countryId: 50 })).toEqual(["capellen|8303"]);
  });

  it("FORM-3 are called by their names, places that nobody named by their key", () => {
    expect(zoneLabel("region:wallonia", "nl")).toBe("Wallonië");
    expect(zoneLabel("province:VAN", "fr")).toBe("Province : Anvers");
    expect(zoneLabel("municipality:21004", "de")).toBe("Brüssel");
    expect(zoneLabel("sint-job-in-'t-goor|2960", "nl")).toBe("Sint-Job-In-'T-Goor (2960)");
    expect(zoneLabel("luik|4000", "fr", { fr: "Liège" })).toBe("Liège");
  });

  it("FORM-3 stand one in the other", () => {
    expect(parentZone("municipality:11002")).toBe("province:VAN");
    expect(parentZone("province:WLX")).toBe("region:wallonia");
    expect(parentZone("region:flanders")).toBeNull();
  });
});
