import { languages, type Language } from "@gevel/config";

/** What senders write instead of the code: the three-letter codes of ISO 639-2, and the names. */
const otherNames: Readonly<Partial<Record<Language, string>>> = {
  nl: "nld dut nederlands neerlandais dutch niederlandisch",
  fr: "fra fre frans francais french franzosisch",
  en: "eng engels anglais english englisch",
  de: "deu ger duits allemand german deutsch",
};
const byName: ReadonlyMap<string, Language> = new Map(
  languages.flatMap((language) =>
    [language, ...(otherNames[language]?.split(" ") ?? [])].map((name) => [name, language]),
  ),
);

/** nl, nl-BE, nl_BE, NL, nld and Nederlands are one language; null for one that the site does not speak. */
export function languageOf(written: string): Language | null {
  const plain = written.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return byName.get(/^([a-z]+)(?:[-_].*)?$/.exec(plain)?.[1] ?? "") ?? null;
}
