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

  it("FORM-9 include the place, municipality, province and region of a listing", () => {
    expect(zonesOf({ city: "Berchem", zip: "2600", countryId: belgium })).toEqual([
      "berchem|2600",
      "municipality:11002",
      "province:VAN",
      "region:flanders",
    ]);
  });

  it("FORM-9 include both municipalities that share a listing's postal code", () => {
    const zones = zonesOf({ city: "Elsene", zip: "1050", countryId: belgium });
    expect(zones.filter((zone) => zone.startsWith("municipality:")).sort()).toEqual([
      "municipality:21004",
      "municipality:21009",
    ]);
    expect(zones.filter((zone) => zone.startsWith("province:"))).toEqual(["province:BRU"]);
  });

  it("FORM-9 include the present province of a town that changed province", () => {
    const zones = zonesOf({ city: "Zwijndrecht", zip: "2070", countryId: belgium });
    expect(zones.filter((zone) => zone.startsWith("province:"))).toEqual(["province:VOV"]);
  });

  it("FORM-9 include only the place of a listing abroad, whatever its postal code", () => {
    expect(zonesOf({ city: "Capellen", zip: "8303", countryId: 50 })).toEqual(["capellen|8303"]);
  });

  it("FORM-3 have names, and unnamed places their key", () => {
    expect(zoneLabel("region:wallonia", "nl")).toBe("Wallonië");
    expect(zoneLabel("province:VAN", "fr")).toBe("Province : Anvers");
    expect(zoneLabel("municipality:21004", "de")).toBe("Brüssel");
    expect(zoneLabel("sint-job-in-'t-goor|2960", "nl")).toBe("Sint-Job-In-'T-Goor (2960)");
    expect(zoneLabel("luik|4000", "fr", { fr: "Liège" })).toBe("Liège");
  });

  it("FORM-3 are nested", () => {
    expect(parentZone("municipality:11002")).toBe("province:VAN");
    expect(parentZone("province:WLX")).toBe("region:wallonia");
    expect(parentZone("region:flanders")).toBeNull();
  });
});
