import { describe, expect, it } from "vitest";
import { disclosuresOf } from "./mandatory-disclosures.js";
import { advertisedIn, situationOf } from "./disclosure-completeness.js";

const today = new Date("2026-06-01T00:00:00Z");
const zips = { flanders: "2000", brussels: "1050", wallonia: "4000" } as const;
type Region = keyof typeof zips;

const disclosuresFor = (listing: object) => {
  const ad = advertisedIn(situationOf({ countryId: 10, ...listing }));
  return ad && disclosuresOf(ad, today).map(({ field }) => field);
};

/** The nine main types by their `webId`: each is ground, a parking place or anything else that is built. */
const webIds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const kindOf = (webId: number) => (webId === 4 ? "land" : webId === 9 ? "parking" : "building");
type Kind = ReturnType<typeof kindOf>;

const flemishSale = {
  certificate: ["energyPerformance", "epcUniqueCode"],
  planning: ["permit", "areaApplication", "judicialMeasure", "summons", "preemptiveRights", "allotmentPermit"],
  flood: ["floodPScore", "floodReportDate", "protectedHeritage"],
};
const brussels = { certificate: ["energyClass", "energyPerformance", "epcCo2"] };
const wallonia = { certificate: ["epcUniqueCode", "energyClass", "energyPerformance", "epcTotal"] };

const requested: Record<Region, Record<"sale" | "rent", Record<Kind, string[]>>> = {
  flanders: {
    sale: {
      building: [...flemishSale.certificate, "floodGScore", ...flemishSale.planning, ...flemishSale.flood],
      parking: ["floodGScore", ...flemishSale.planning, ...flemishSale.flood],
      land: [...flemishSale.planning, ...flemishSale.flood],
    },
    rent: {
      building: ["price", ...flemishSale.certificate, "protectedHeritage", "chargesRenter"],
      parking: ["price", "protectedHeritage", "chargesRenter"],
      land: ["price", "protectedHeritage"],
    },
  },
  brussels: {
    sale: {
      building: [...brussels.certificate, "lawfulUse", "permit", "preemptiveRights"],
      parking: ["lawfulUse", "permit", "preemptiveRights"],
      land: ["lawfulUse", "permit", "preemptiveRights"],
    },
    rent: {
      building: ["price", ...brussels.certificate, "chargesRenter"],
      parking: ["price", "chargesRenter"],
      land: ["price"],
    },
  },
  wallonia: {
    sale: {
      building: [...wallonia.certificate, "areaApplication", "permit", "floodZone"],
      parking: ["areaApplication", "permit", "floodZone"],
      land: ["areaApplication", "permit", "floodZone"],
    },
    rent: {
      building: ["price", ...wallonia.certificate, "chargesRenter"],
      parking: ["price", "chargesRenter"],
      land: ["price"],
    },
  },
};

const cases = (["flanders", "brussels", "wallonia"] as const).flatMap((region) =>
  (["sale", "rent"] as const).flatMap((offer) => webIds.map((webId) => ({ region, offer, webId }))),
);

describe("PROP-20 the legal disclosures by type", () => {
  it.each(cases)("in $region, for $offer, of type $webId", ({ region, offer, webId }) => {
    const listing = { zip: zips[region], goal: offer === "sale" ? 0 : 1, webId };
    expect(disclosuresFor(listing)).toEqual(requested[region][offer][kindOf(webId)]);
  });

  it.each(cases)(
    "in $region, for $offer, of type $webId with its address shown: only Flanders needs no code",
    (one) => {
      const address = { publishAddress: true, street: "Meir", houseNumber: "1" };
      const listing = { zip: zips[one.region], goal: one.offer === "sale" ? 0 : 1, webId: one.webId, ...address };
      const isFree = (field: string) => one.region === "flanders" && field === "epcUniqueCode";
      expect(disclosuresFor(listing)).toEqual(
        requested[one.region][one.offer][kindOf(one.webId)].filter((field) => !isFree(field)),
      );
    },
  );

  it.each([
    ["a street without a number", { publishAddress: true, street: "Meir", houseNumber: "" }, true],
    ["no street", { publishAddress: true, street: "", houseNumber: "1" }, true],
    ["an address that is not published", { publishAddress: false, street: "Meir", houseNumber: "1" }, true],
    ["street and number in one field", { publishAddress: true, street: "Meir 1", houseNumber: null }, false],
  ])("in Flanders the code is required with %s: %j", (_what, address, requiresCode) => {
    expect(disclosuresFor({ zip: "2000", goal: 0, webId: 1, ...address })?.includes("epcUniqueCode")).toBe(
      requiresCode,
    );
  });
});
