import type { Language } from "@gevel/config";
import { languageOf as languageNamed } from "../draft/language-of.js";

/** As Omnicasa's calls number them. */
const numbers: ReadonlyMap<string, Language> = new Map([
  ["1", "nl"],
  ["2", "fr"],
  ["3", "en"],
  ["4", "de"],
]);

/** By its number, its code or its name; null for one that the site does not speak. */
export const languageOf = (written: string): Language | null => numbers.get(written.trim()) ?? languageNamed(written);
