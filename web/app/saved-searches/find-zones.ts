import { tokenize } from "@gevel/config";
import type { Zone } from "./zone";

/** As many as one looks through. */
const shown = 12;

const isWide = ({ value }: Zone) => value.startsWith("region:") || value.startsWith("province:");

/**
 * Zones whose name has words that begin as those that were typed: regions and provinces, then those that begin so themselves, then
 * the others, each in their order.
 */
export function findZones(zones: readonly Zone[], typed: string): { found: readonly Zone[]; more: number } {
  const wanted = tokenize(typed);
  const all = zones.filter(({ label }) => {
    const words = tokenize(label);
    return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
  });
  const begins = (zone: Zone) => isWide(zone) || tokenize(zone.label)[0]?.startsWith(wanted[0] ?? "");
  const found = [...all.filter(begins), ...all.filter((zone) => !begins(zone))];
  return { found: found.slice(0, shown), more: Math.max(0, all.length - shown) };
}
