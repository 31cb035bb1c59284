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

/** A country's number by its name or code; null if we have no number for it. */
export function countryIdOf(written: string): number | null {
  const plain = written.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return names.get(plain) ?? null;
}

/** The error for a country whose listings are not accepted. */
export const foreignCountry =
  "is no country that listings are taken from; these are Belgium (BE), Luxembourg (LU) and the Netherlands (NL)";
