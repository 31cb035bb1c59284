import type { Language } from "@gevel/config";

/** A name that is the same in each language, or differs from the Dutch one. */
type Names = string | Readonly<{ nl: string } & Partial<Record<Language, string>>>;

const centre: Names = { nl: "Centrum", fr: "Centre", en: "City centre", de: "Zentrum" };

/**
 * What the postal codes are called that listings have under their city's own name. Others have the name of their
 * district in the listing: Deurne, Berchem.
 */
const districts: Readonly<Record<string, Names>> = {
  "1000": centre,
  "1020": { nl: "Laken", fr: "Laeken", en: "Laeken", de: "Laken" },
  "1120": { nl: "Neder-Over-Heembeek", fr: "Neder-Over-Heembeek" },
  "1130": "Haren",
  "2000": centre,
  "2018": "Zurenborg & Stadspark",
  "2020": "Kiel",
  "2030": "Luchtbal",
  "2040": "Berendrecht-Zandvliet-Lillo",
  "2050": { nl: "Linkeroever", fr: "Rive gauche", en: "Left Bank", de: "Linkes Ufer" },
  "2060": { nl: "Noord", fr: "Nord", en: "North", de: "Nord" },
  "2100": "Deurne",
  "2140": "Borgerhout",
  "2170": "Merksem",
  "2180": "Ekeren",
  "2600": "Berchem",
  "2610": "Wilrijk",
  "2660": "Hoboken",
  "9000": centre,
  "9030": "Mariakerke",
  "9031": "Drongen",
  "9032": "Wondelgem",
  "9040": "Sint-Amandsberg",
  "9041": "Oostakker",
  "9042": { nl: "Kanaaldorpen", fr: "Villages du canal", en: "Canal villages", de: "Kanaldörfer" },
  "9050": "Gentbrugge & Ledeberg",
  "9051": "Sint-Denijs-Westrem & Afsnee",
  "9052": "Zwijnaarde",
};

/** Null for a postal code that has no name of its own here. */
export function districtName(zip: string, language: Language): string | null {
  const names = districts[zip];
  return names === undefined ? null : typeof names === "string" ? names : (names[language] ?? names.nl);
}
