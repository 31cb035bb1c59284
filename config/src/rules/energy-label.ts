import { countries } from "../site/limits.js";
import { energyBands, luxembourgLabels, renovationDuties, type EnergyRegion } from "./energy-bands.js";
import { regionOfPostcode } from "./region-of-postcode.js";

/** The labels of a scale, best first. */
export function energyScale(region: EnergyRegion): readonly string[] {
  return region === "luxembourg" ? luxembourgLabels : energyBands[region].map(({ label }) => label);
}

const signs: Record<string, string> = { "": "", "+": "_plus", "++": "_plusplus", "-": "_sub" };
const names: Record<string, string> = { "": "", _plus: "+", _plusplus: "++", _sub: "−" };

/** Parses `A+`, `a_plus`, `EPC: B-` … to a label's key; null if the text contains no label ("in aanvraag"). */
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

/** A label as displayed: `a_plus` → `A+`, `b_sub` → `B−`. */
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
 * PROP-11. Luxembourg: the text given. Belgium: nothing without a performance; the certificate's own label if it is on
 * the region's scale, otherwise the band of the performance.
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

export const energyTones = ["a", "b", "c", "d", "e", "f", "g"] as const;
export type EnergyTone = (typeof energyTones)[number];

/** The colour of a label: that of its letter, but the worst label is the same red whether the scale ends at F or at I. */
export function energyTone({ label, region }: EnergyLabel): EnergyTone | null {
  const scale = energyScale(region);
  if (!scale.includes(label)) return null;
  const letter = label.charAt(0);
  if (letter === scale.at(-1)?.charAt(0) || letter > "g") return "g";
  return energyTones.find((tone) => tone === letter) ?? null;
}

/** PROP-11: whether the buyer has to renovate the home. */
export function hasRenovationDuty(energy: EnergyLabel | null, goal: 0 | 1): boolean {
  return renovationDuties.some(
    ({ region, goals, labels }) => energy?.region === region && goals.includes(goal) && labels.includes(energy.label),
  );
}
