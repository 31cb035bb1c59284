import { localeTags, type Language, type PropertyType } from "@gevel/config";
import { cityName, typeName } from "./names.server";
import type { Shared } from "./columns.server";

/** Ranks of all places so far; sorted again only when a place is added. */
const known = new WeakMap<Shared, Map<string, readonly number[]>>();

/** By name and postal code; places with the same name share a rank. */
export function municipalityRanks(shared: Shared, language: Language, defaultLanguage: Language): readonly number[] {
  const ofLanguages = known.get(shared) ?? new Map<string, readonly number[]>();
  known.set(shared, ofLanguages);
  const key = `${language} ${defaultLanguage}`;
  const ready = ofLanguages.get(key);
  if (ready?.length === shared.places.size) return ready;
  const names = shared.places.all().map((place) => `${cityName(place, language, defaultLanguage)} ${place.zip}`);
  const made = ranks(names, language);
  ofLanguages.set(key, made);
  return made;
}

/** By the name of the main type; none if that is not in the table. */
export function kindRanks(
  { kinds }: Shared,
  types: readonly PropertyType[],
  language: Language,
  defaultLanguage: Language,
): readonly (number | undefined)[] {
  const ofType = ranks(
    types.map((type) => typeName(type, language, defaultLanguage)),
    language,
  );
  const ofWebId = new Map(types.map(({ webId }, position) => [webId, ofType[position]]));
  return kinds.all().map(([main]) => (main === undefined ? undefined : ofWebId.get(main)));
}

/** The place of each name in the language's alphabet; equal names share one. */
function ranks(names: readonly string[], language: Language): number[] {
  const collator = new Intl.Collator(localeTags[language], { numeric: true, sensitivity: "base" });
  const sorted = names.map((name, index) => ({ name, index })).sort((a, b) => collator.compare(a.name, b.name));
  const result: number[] = [];
  let rank = 0;
  for (const [at, { name, index }] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before && collator.compare(before.name, name) !== 0) rank = at;
    result[index] = rank;
  }
  return result;
}
