import type { Region } from "./region-of-postcode.js";

export const provinceCodes = ["VAN", "VBR", "VLI", "VOV", "VWV", "BRU", "WBR", "WHT", "WLG", "WLX", "WNA"] as const;
export type ProvinceCode = (typeof provinceCodes)[number];

/** A part of the country in a saved search: a region, a province, a municipality by its NIS code, or a place. */
type ZoneKind = "region" | "province" | "municipality" | "place";

/** `region:flanders`, `province:VAN`, `municipality:11002`; a place by itself, `antwerpen|2000`, as in addresses. */
export const zoneKey = (kind: Exclude<ZoneKind, "place">, code: string): string => `${kind}:${code}`;

export const regionOfProvince: Readonly<Record<ProvinceCode, Region>> = {
  VAN: "flanders",
  VBR: "flanders",
  VLI: "flanders",
  VOV: "flanders",
  VWV: "flanders",
  BRU: "brussels",
  WBR: "wallonia",
  WHT: "wallonia",
  WLG: "wallonia",
  WLX: "wallonia",
  WNA: "wallonia",
};

/**
 * By the first digits of a municipality's NIS code; all of Brussels has one province's digits. Towns that changed
 * province have a new code: Zwijndrecht (2070) is in East Flanders since 2025.
 */
const provincesByNis: readonly (readonly [start: string, ProvinceCode])[] = [
  ["1", "VAN"],
  ["21", "BRU"],
  ["23", "VBR"],
  ["24", "VBR"],
  ["25", "WBR"],
  ["3", "VWV"],
  ["4", "VOV"],
  ["5", "WHT"],
  ["6", "WLG"],
  ["7", "VLI"],
  ["8", "WLX"],
  ["9", "WNA"],
];

/** The province of a municipality by its NIS code; null for what is none. */
export function provinceOfMunicipality(nis: string): ProvinceCode | null {
  return provincesByNis.find(([start]) => nis.startsWith(start))?.[1] ?? null;
}
