import { countries } from "../site/limits.js";

export const regions = ["flanders", "brussels", "wallonia"] as const;
export type Region = (typeof regions)[number];

/** First and last postal code of each run, both included (section 9). */
const runs: readonly (readonly [number, number, Region])[] = [
  [1000, 1299, "brussels"],
  [1300, 1499, "wallonia"],
  [1500, 3999, "flanders"],
  [4000, 7999, "wallonia"],
  [8000, 9999, "flanders"],
];

/** PROP-12: the region of a Belgian postal code; null for another country or anything that is no Belgian code. */
export function regionOfPostcode(zip: string, countryId: number): Region | null {
  if (countryId !== countries.belgium) return null;
  const digits = /^(?:B-?\s*)?(\d{4})$/i.exec(zip.trim())?.[1];
  if (digits === undefined) return null;
  const code = Number(digits);
  return runs.find(([first, last]) => code >= first && code <= last)?.[2] ?? null;
}
