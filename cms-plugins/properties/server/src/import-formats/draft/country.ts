import { countries } from "@gevel/config";

const names = new Map<string, number>([
  ...["be", "bel", "belgium", "belgie", "belgique", "belgien"].map((name) => [name, countries.belgium] as const),
  ...["lu", "lux", "luxembourg", "luxemburg", "grand-duche de luxembourg", "grand duchy of luxembourg"].map(
    (name) => [name, countries.luxembourg] as const,
  ),
  ...["nl", "nld", "netherlands", "the netherlands", "nederland", "pays-bas", "niederlande", "holland"].map(
    (name) => [name, countries.netherlands] as const,
  ),
]);

/** The number of a country by its name or code; null for one whose number we do not know. */
export function countryIdOf(written: string): number | null {
  const plain = written.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return names.get(plain) ?? null;
}

/** What is wrong with a country that no listing is taken from. */
export const foreignCountry =
  "is no country that listings are taken from; these are Belgium (BE), Luxembourg (LU) and the Netherlands (NL)";
