import type { Goal, Language, RoomKind } from "@gevel/config";
import { wholeCityAt } from "@gevel/config/server";
import { textOf } from "~/i18n/text-of.server";
import type { Replica } from "~/replica/replica";
import type {
  CityOption,
  FacetOption,
  ListScope,
  OptionCount,
  SearchFacets,
  TypeOption,
} from "~/replica/search/search-result";
import type { FilterOption, FilterOptions, NumberOption } from "./filter-options";

/** Everything on offer, each with its current number of results; 0 is shown, not hidden. */
function counted<Option extends FacetOption<string | number>>(
  offered: readonly Option[],
  now: readonly Option[],
  allowed: readonly Option["value"][],
): Option[] {
  const counts = new Map(now.map(({ value, count }) => [value, count]));
  const within = offered.filter(({ value }) => allowed.length === 0 || allowed.includes(value));
  const known = new Set(within.map(({ value }) => value));
  // Chosen but no longer on offer: shown so that it can be removed.
  const only = now.filter(({ value }) => !known.has(value));
  return [...within, ...only].map((option) => ({ ...option, count: counts.get(option.value) ?? 0 }));
}

const placeLabel = ({ label, city }: CityOption): string => (city?.part ? `${city.name} – ${city.part}` : label);

const sumOf = (options: readonly CityOption[]): number => options.reduce((sum, { count }) => sum + count, 0);

/**
 * PROP-3: the places of one city below the choice of all of it, which stands where its first place would. A city of which
 * one place is offered is that place, unless all of it is chosen.
 */
export function groupedCities(
  options: readonly CityOption[],
  chosen: readonly string[],
  language: Language,
): FilterOption<string>[] {
  const parts = new Map<string, CityOption[]>();
  for (const option of options) {
    const key = option.city?.key;
    if (key !== undefined) parts.set(key, [...(parts.get(key) ?? []), option]);
  }
  // The plain name first: Antwerpen (2000) before Berchem.
  const isPlain = ({ label, city }: CityOption) => city !== undefined && label.startsWith(`${city.name} (`);
  const grouped = options.flatMap((option): FilterOption<string>[] => {
    const { city, value, count } = option;
    const members = (city && parts.get(city.key)) ?? [];
    if (!city || (members.length < 2 && !chosen.includes(city.key))) return [[value, placeLabel(option), count]];
    if (option !== (members.find(isPlain) ?? members[0])) return [];
    const inOrder = [...members.filter(isPlain), ...members.filter((member) => !isPlain(member))];
    return [
      [city.key, textOf(language, "properties.search.wholeCity", { city: city.name }), sumOf(members)],
      ...inOrder.map((member): FilterOption<string> => [
        ...([member.value, member.city?.part ?? member.label, member.count, city.name] as const),
      ]),
    ];
  });
  // Chosen, but nothing of it is on offer: shown so that it can be removed.
  const gone = chosen.filter((key) => !parts.has(key)).flatMap((key) => wholeCityAt(key) ?? []);
  return [
    ...gone.map(({ key, names }): FilterOption<string> => [
      key,
      textOf(language, "properties.search.wholeCity", { city: names[language] }),
      0,
    ]),
    ...grouped,
  ];
}

/** PROP-2: a subtype whose type is not offered is listed at the top level. */
function typeOptions(options: readonly TypeOption[]): FilterOption<number>[] {
  let top: number | null = null;
  return options.map(({ value, label, count, parent }) => {
    if (parent !== null && parent === top) return [value, label, count, 1];
    top = value;
    return [value, label, count];
  });
}

const pairs = (options: readonly OptionCount[]) => options.map(({ value, count }): NumberOption => [value, count]);

/** More rooms never give more results: after the first number with none, all have none. */
function untilNone(options: readonly OptionCount[]): NumberOption[] {
  const none = options.findIndex(({ count }) => count === 0);
  return pairs(none < 0 ? options : options.slice(0, none + 1));
}

/** HOME-1: the goal decides which places, types and prices are offered. */
export function filterOptions(
  replica: Replica,
  goal: Goal,
  language: Language,
  facets: SearchFacets,
  { scope = { types: [], cities: [] }, chosen = [] }: { scope?: ListScope; chosen?: readonly string[] } = {},
): FilterOptions {
  const { catalog } = replica;
  // Staff who narrow a list to places name them: all of a city may be more than those.
  const placesWithin = (options: readonly CityOption[]) =>
    scope.cities.length > 0
      ? options.map((option): FilterOption<string> => [option.value, placeLabel(option), option.count])
      : groupedCities(options, chosen, language);
  const rooms = (kind: RoomKind) => untilNone(facets.rooms[kind]);
  return {
    cities: placesWithin(counted(catalog.cities(goal, language), facets.cities, scope.cities)),
    types: typeOptions(counted(catalog.types(goal, language), facets.types, scope.types)),
    minPrices: pairs(facets.minPrices),
    maxPrices: pairs(facets.maxPrices),
    rooms: {
      bedrooms: rooms("bedrooms"),
      bathrooms: rooms("bathrooms"),
      showerrooms: rooms("showerrooms"),
      toilets: rooms("toilets"),
      garages: rooms("garages"),
    },
    surfaces: pairs(facets.surfaces),
    labels: facets.labels.map(({ count }) => count),
    amenities: facets.amenities.map(({ count }) => count),
    maxRooms: replica.tree(language)?.config.propertySearch.maxRooms ?? 0,
  };
}
