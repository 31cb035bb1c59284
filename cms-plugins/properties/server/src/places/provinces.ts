import { provinceName, regionOfProvince, type ProvinceCode } from "@gevel/config";
import { townKey } from "./town-key.js";

/** First and last postal code of each run, both included: true of all 1,140 codes but 2070, see below. */
const runs: readonly (readonly [first: number, last: number, ProvinceCode])[] = [
  [1000, 1299, "BRU"],
  [1300, 1499, "WBR"],
  [1500, 1999, "VBR"],
  [2000, 2999, "VAN"],
  [3000, 3499, "VBR"],
  [3500, 3999, "VLI"],
  [4000, 4999, "WLG"],
  [5000, 5999, "WNA"],
  [6000, 6599, "WHT"],
  [6600, 6999, "WLX"],
  [7000, 7999, "WHT"],
  [8000, 8999, "VWV"],
  [9000, 9999, "VOV"],
];

/** The province of a Belgian postal code; Brussels counts as one. */
export function provinceOfPostcode(zip: string): ProvinceCode | null {
  const code = Number(zip);
  return runs.find(([first, last]) => code >= first && code <= last)?.[2] ?? null;
}

/** A province's name in messages to senders: in the language spoken there. */
export const ownNameOf = (code: ProvinceCode): string =>
  provinceName(code, regionOfProvince[code] === "wallonia" ? "fr" : "nl");

const flanders = ["VAN", "VBR", "VWV", "VOV", "VLI"] as const;
const wallonia = ["WBR", "WHT", "WLG", "WLX", "WNA"] as const;
const written: readonly (readonly [provinces: readonly ProvinceCode[], ...names: string[]])[] = [
  [["VAN"], "Antwerpen", "Anvers", "Antwerp"],
  [["VBR"], "Vlaams-Brabant", "Brabant flamand", "Flemish Brabant", "Flämisch-Brabant", "Vlaams Brabant"],
  [["WBR"], "Waals-Brabant", "Brabant wallon", "Walloon Brabant", "Wallonisch-Brabant"],
  [["VBR", "WBR", "BRU"], "Brabant"],
  [["VWV"], "West-Vlaanderen", "Flandre occidentale", "West Flanders", "Westflandern"],
  [["VOV"], "Oost-Vlaanderen", "Flandre orientale", "East Flanders", "Ostflandern"],
  [["WHT"], "Henegouwen", "Hainaut", "Hainault", "Hennegau"],
  [["WLG"], "Luik", "Liège", "Lüttich"],
  [["VLI"], "Limburg", "Limbourg"],
  [["WLX"], "Luxemburg", "Luxembourg"],
  [["WNA"], "Namen", "Namur"],
  [["BRU"], "Brussel", "Bruxelles", "Brussels", "Brüssel", "Brussels Hoofdstedelijk Gewest", "Bruxelles-Capitale"],
  [["BRU"], "Région de Bruxelles-Capitale", "Brussels-Capital Region", "Brussels Capital", "Brussels Capital Region"],
  [flanders, "Vlaanderen", "Flandre", "Flanders", "Flandern", "Vlaams Gewest", "Région flamande"],
  [wallonia, "Wallonië", "Wallonie", "Wallonia", "Wallonien", "Waals Gewest", "Région wallonne"],
];
const byKey = new Map(
  written.flatMap(([provinces, ...names]) => names.map((name) => [townKey(name), provinces] as const)),
);

/** The provinces that a province, or a region, by any of its names means; null for what is neither. */
export function provincesNamed(name: string): readonly ProvinceCode[] | null {
  const bare = name.replace(/^\s*(provincie|province(?: of| de| du| d['’])?|provinz|prov\.?)\s*/i, "");
  return byKey.get(townKey(bare)) ?? byKey.get(townKey(name)) ?? null;
}
