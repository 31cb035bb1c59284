import {
  energyLabelName,
  regionOfPostcode,
  type EnergyLabel,
  type Goal,
  type Listing,
  type ListingAttributeKey,
  type Region,
} from "@gevel/config";
import { attributeText, type Reader } from "./fact-rows.server";
import type { LegalBlock } from "./property-data";

/** `energyClass` stands for the label itself, certified or computed. */
type LegalKey = ListingAttributeKey | "energyClass";

interface Duties {
  /** Asked of anything with a building on it. */
  building: readonly LegalKey[];
  /** Asked of plots as well. */
  land: readonly LegalKey[];
}

/** PROP-20: what an advertisement must tell, by region and goal. Lettings always tell the charges. */
const duties: Record<Region, Record<Goal, Duties>> = {
  flanders: {
    0: {
      building: ["energyPerformance", "epcUniqueCode", "floodGScore"],
      land: [
        "permit",
        "areaApplication",
        "judicialMeasure",
        "summons",
        "preemptiveRights",
        "allotmentPermit",
        "floodPScore",
        "floodReportDate",
        "protectedHeritage",
      ],
    },
    1: { building: ["energyPerformance", "epcUniqueCode", "chargesRenter"], land: ["protectedHeritage"] },
  },
  brussels: {
    0: { building: ["energyClass", "energyPerformance", "epcCo2"], land: ["lawfulUse", "permit", "preemptiveRights"] },
    1: { building: ["energyClass", "energyPerformance", "epcCo2", "chargesRenter"], land: [] },
  },
  wallonia: {
    0: {
      building: ["epcUniqueCode", "energyClass", "energyPerformance", "epcTotal"],
      land: ["areaApplication", "permit", "floodZone"],
    },
    1: { building: ["epcUniqueCode", "energyClass", "energyPerformance", "epcTotal", "chargesRenter"], land: [] },
  },
};

/** Told where it is known; its absence is no open duty. */
const optional: ReadonlySet<LegalKey> = new Set([
  "protectedHeritage",
  "floodZone",
  "judicialMeasure",
  "floodReportDate",
]);

const isLand = ({ attributes }: Listing) =>
  attributes.surfaceLiving === null && attributes.surfaceConstructed === null && attributes.surfaceGround !== null;

/** Null outside Belgium. */
export function legalBlock(listing: Listing, energy: EnergyLabel | null, reader: Reader): LegalBlock | null {
  const region = regionOfPostcode(listing.zip, listing.countryId);
  if (region === null) return null;
  const { building, land } = duties[region][listing.goal];
  const rows = [...(isLand(listing) ? [] : building), ...land].map((key) => {
    if (key === "energyClass") {
      return {
        key,
        label: "properties.detail.energyClass",
        value: energy && { kind: "text" as const, text: energyLabelName(energy.label) },
      };
    }
    return { key, label: `listing.${key}`, value: attributeText(listing, key, reader) };
  });
  const { floodPScore, floodGScore } = listing.attributes;
  return {
    region,
    rows: rows.filter(({ key, value }) => value !== null || !optional.has(key)),
    isFloodProne: region === "flanders" && (floodPScore === "D" || floodGScore === "D"),
  };
}
