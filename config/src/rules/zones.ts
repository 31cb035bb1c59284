import type { Region } from "./region-of-postcode.js";
import type { Language } from "../site/languages.js";

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

const names = (nl: string, fr: string, en: string, de: string): Readonly<Record<Language, string>> => ({
  nl,
  fr,
  en,
  de,
});

export const regionNames: Readonly<Record<Region, Readonly<Record<Language, string>>>> = {
  flanders: names("Vlaanderen", "Flandre", "Flanders", "Flandern"),
  brussels: names("Brussel", "Bruxelles", "Brussels", "Brüssel"),
  wallonia: names("Wallonië", "Wallonie", "Wallonia", "Wallonien"),
};

export const provinceNames: Readonly<Record<ProvinceCode, Readonly<Record<Language, string>>>> = {
  VAN: names("Antwerpen", "Anvers", "Antwerp", "Antwerpen"),
  VBR: names("Vlaams-Brabant", "Brabant flamand", "Flemish Brabant", "Flämisch-Brabant"),
  VLI: names("Limburg", "Limbourg", "Limburg", "Limburg"),
  VOV: names("Oost-Vlaanderen", "Flandre-Orientale", "East Flanders", "Ostflandern"),
  VWV: names("West-Vlaanderen", "Flandre-Occidentale", "West Flanders", "Westflandern"),
  BRU: regionNames.brussels,
  WBR: names("Waals-Brabant", "Brabant wallon", "Walloon Brabant", "Wallonisch-Brabant"),
  WHT: names("Henegouwen", "Hainaut", "Hainaut", "Hennegau"),
  WLG: names("Luik", "Liège", "Liège", "Lüttich"),
  WLX: names("Luxemburg", "Luxembourg", "Luxembourg", "Luxemburg"),
  WNA: names("Namen", "Namur", "Namur", "Namur"),
};

/** A label that tells a province from a municipality of the same name. Brussels is a region that is its own province. */
export function provinceLabel(code: ProvinceCode, language: Language): string {
  const name = provinceNames[code][language];
  if (code === "BRU") return name;
  const label: Record<Language, string> = {
    nl: `Provincie ${name}`,
    fr: `Province : ${name}`,
    en: `${name} (province)`,
    de: `Provinz ${name}`,
  };
  return label[language];
}

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
