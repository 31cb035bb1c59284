import { slugify } from "@gevel/config";

/** Words of place names that are written in several ways, or by their first letters. */
const words: Readonly<Record<string, string>> = {
  saint: "st",
  sint: "st",
  sankt: "st",
  sainte: "st",
  sinte: "st",
  ste: "st",
  sur: "s",
  lez: "l",
  les: "l",
  lz: "l",
  onze: "o",
  lieve: "l",
  vrouw: "v",
  vrouwe: "v",
  notre: "n",
  dame: "d",
};

/** One key for the ways a town is written: St-Truiden, SINT TRUIDEN, Jemeppe s/ Sambre, O.L.V.-Waver. */
export function townKey(name: string): string {
  return slugify(name)
    .replace(/\bolv\b/g, "o-l-v")
    .split("-")
    .map((word) => words[word] ?? word)
    .join("");
}
