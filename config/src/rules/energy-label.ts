import { countries } from "../site/limits.js";
import { regionOfPostcode, type Region } from "./region-of-postcode.js";

/** A scale of energy labels: the three regions of Belgium, and Luxembourg. */
export type EnergyRegion = Region | "luxembourg";

export interface EnergyBand {
  readonly label: string;
  /** Highest performance of the band in kWh/(m²·year), included. */
  readonly upTo: number;
}

const band = (label: string, upTo: number): EnergyBand => ({ label, upTo });

/** Section 9 of the specification; Brussels' f_sub is 323–345 (PROP-11), its g everything above. */
export const energyBands: Record<Region, readonly EnergyBand[]> = {
  flanders: [
    band("a_plus", 0),
    band("a", 100),
    band("b", 200),
    band("c", 300),
    band("d", 400),
    band("e", 500),
    band("f", Infinity),
  ],
  brussels: [
    band("a_plus", 0),
    band("a", 23),
    band("a_sub", 45),
    band("b_plus", 62),
    band("b", 79),
    band("b_sub", 95),
    band("c_plus", 113),
    band("c", 132),
    band("c_sub", 150),
    band("d_plus", 170),
    band("d", 190),
    band("d_sub", 210),
    band("e_plus", 232),
    band("e", 253),
    band("e_sub", 275),
    band("f_plus", 298),
    band("f", 322),
    band("f_sub", 345),
    band("g", Infinity),
  ],
  wallonia: [
    band("a_plusplus", 0),
    band("a_plus", 45),
    band("a", 85),
    band("b", 170),
    band("c", 255),
    band("d", 340),
    band("e", 425),
    band("f", 510),
    band("g", Infinity),
  ],
};

const luxembourgLabels = ["a_plus", "a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** The labels of a scale, best first. */
export function energyScale(region: EnergyRegion): readonly string[] {
  return region === "luxembourg" ? luxembourgLabels : energyBands[region].map(({ label }) => label);
}

const signs: Record<string, string> = { "": "", "+": "_plus", "++": "_plusplus", "-": "_sub" };
const names: Record<string, string> = { "": "", _plus: "+", _plusplus: "++", _sub: "−" };

/** `A+`, `a_plus`, `EPC: B-` … as a label's key; null where the text holds no label ("in aanvraag"). */
export function parseEnergyLabel(text: string): string | null {
  const compact = text.trim().toLowerCase().replace(/[−–]/g, "-");
  const match =
    /^(?:(?:epc|epb|peb|label|klasse|classe|class)[\s:.-]*)*([a-i])(?:\s*(\+{1,2}|-)|(_plusplus|_plus|_sub))?$/.exec(
      compact,
    );
  if (!match) return null;
  const [, letter = "", sign = "", suffix = ""] = match;
  return letter + (suffix || signs[sign] || "");
}

/** A label's key as people read it: `a_plus` → `A+`, `b_sub` → `B−`. */
export function energyLabelName(label: string): string {
  const match = /^([a-i])(_plusplus|_plus|_sub)?$/.exec(label);
  return match ? (match[1] ?? "").toUpperCase() + (names[match[2] ?? ""] ?? "") : label;
}

export interface EnergyCertificate {
  zip: string;
  countryId: number;
  /** kWh/(m²·year) */
  energyPerformance: number | null;
  epcLabelText: string | null;
}

export interface EnergyLabel {
  label: string;
  region: EnergyRegion;
}

/**
 * PROP-11. Luxembourg: the text given. Belgium: nothing without a performance; the certificate's own label where it is
 * one of the region's scale, else the band the performance falls in.
 */
export function energyLabel({
  zip,
  countryId,
  energyPerformance,
  epcLabelText,
}: EnergyCertificate): EnergyLabel | null {
  const given = epcLabelText?.trim() ?? "";
  if (countryId === countries.luxembourg) {
    return given ? { label: parseEnergyLabel(given) ?? given, region: "luxembourg" } : null;
  }
  const region = regionOfPostcode(zip, countryId);
  if (region === null || energyPerformance === null || !Number.isFinite(energyPerformance)) return null;
  const certified = parseEnergyLabel(given);
  if (certified !== null && energyScale(region).includes(certified)) return { label: certified, region };
  const computed = energyBands[region].find(({ upTo }) => energyPerformance <= upTo);
  return computed ? { label: computed.label, region } : null;
}

/** PROP-11: in Flanders whoever buys a home with label E or F has to renovate it. */
export function mustRenovate(energy: EnergyLabel | null, goal: 0 | 1): boolean {
  return goal === 0 && energy?.region === "flanders" && (energy.label === "e" || energy.label === "f");
}
