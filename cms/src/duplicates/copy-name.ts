import type { Language } from "@gevel/config";

const copySuffixes: Readonly<Record<Language, string>> = { nl: "kopie", fr: "copie", en: "copy", de: "Kopie" };
const ending = new RegExp(` \\((?:${Object.values(copySuffixes).join("|")})(?: \\d+)?\\)$`);

/** A column of Strapi's short texts. */
const longest = 255;

/** "Contact (kopie)", "Contact (kopie 2)": the first that no other entry has; a copy of a copy is one of the original's. */
export function copyName(name: string, taken: readonly string[], language: Language): string {
  if (name === "") return "";
  const word = copySuffixes[language];
  const known = new Set(taken);
  for (let number = 1; ; number++) {
    const end = number === 1 ? ` (${word})` : ` (${word} ${number})`;
    const copied = name.replace(ending, "").slice(0, longest - end.length) + end;
    if (!known.has(copied)) return copied;
  }
}
