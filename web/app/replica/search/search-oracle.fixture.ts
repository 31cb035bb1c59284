import {
  amenities,
  energyLetters,
  localeTags,
  roomKinds,
  type SearchArea,
  surfaceSteps,
  type Amenity,
  type Goal,
  type Language,
  type Listing,
  type ListingQuery,
  type PropertyType,
  type RoomKind,
} from "@gevel/config";
import type { ListScope, MapPoint, SearchFilter } from "./search-result";

/** The rules of the search as a linear scan over plain listings: slow, and simple enough to be trusted as reference. */
export interface OracleWorld {
  listings: readonly Listing[];
  types: readonly PropertyType[];
  /** States by marquee that are not "available". */
  gone: ReadonlySet<number>;
  showSoldFor: number;
  pageSize: number;
  priceSteps: Record<0 | 1, readonly number[]>;
  maxRooms: number;
  defaultLanguage: Language;
  now: number;
}

const day = 86_400_000;
export const everywhere: ListScope = { types: [], cities: [] };

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const remembered = new WeakMap<Listing, string[]>();
export function oracleWords(listing: Listing): string[] {
  const known = remembered.get(listing);
  if (known) return known;
  const words = [
    listing.city,
    listing.zip,
    listing.recordFile || String(listing.id),
    ...(listing.publishAddress ? [listing.street, listing.houseNumber, listing.boxNr] : []),
    ...Object.values(listing.cityNames),
    ...Object.values(listing.typeDescription),
    ...Object.values(listing.mainTypeName),
  ].flatMap(wordsOf);
  remembered.set(listing, words);
  return words;
}

const roomsOf = ({ attributes }: Listing): Record<RoomKind, number | null> => ({
  bedrooms: attributes.bedrooms,
  bathrooms: attributes.bathrooms,
  showerrooms: attributes.showerRooms,
  toilets: attributes.toilets,
  garages: attributes.garages,
});

const surfaceOf = ({ attributes }: Listing) => attributes.surfaceLiving || attributes.surfaceTotal || 0;

/** The Flemish and Walloon scales as far as the listings of the tests have one; half letters count as their letter. */
const labelOf = ({ attributes: { epcLabelText, energyPerformance } }: Listing) =>
  energyPerformance === null ? null : (/^[A-F]/.exec(epcLabelText ?? "")?.[0].toLowerCase() ?? null);

const hasIt = ({ attributes: of }: Listing): Record<Amenity, boolean> => ({
  garden: of.hasGarden === true || (of.surfaceGarden ?? 0) > 0,
  terrace: of.hasTerrace === true || (of.surfaceTerrace ?? 0) > 0,
  parking: (of.garages ?? 0) + (of.parkings ?? 0) + (of.externalParkings ?? 0) > 0,
});

const priceOf = ({ publishPrice, price }: Listing) => (publishPrice ? price : null);
const cityOf = ({ city, zip }: Listing) => `${city}|${zip}`.toLowerCase();
/** All of Antwerp, as a value of its own: every place of the tests is in the municipality it is named after. */
const wholeCityOf = ({ city, cityNames }: Listing) => `${cityNames.nl ?? city}|all`.toLowerCase();

/** The winding number of the corners around the point: one full turn for a point inside, none for one outside. */
function drawnOver(area: SearchArea, { point }: Listing): boolean {
  if (!point) return false;
  const directions = area.map(([latitude, longitude]) =>
    Math.atan2(latitude - point.latitude, longitude - point.longitude),
  );
  const turns = directions.map((from, at) => {
    const turn = (directions[(at + 1) % directions.length] ?? 0) - from;
    return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
  });
  return Math.round(turns.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI)) % 2 !== 0;
}

/** Choices outside the list's scope are ignored. */
function effective(query: ListingQuery, scope: ListScope): ListingQuery {
  const intersect = <Value>(chosen: Value[], allowed: readonly Value[]) =>
    allowed.length === 0 ? chosen : chosen.filter((value) => allowed.includes(value));
  return { ...query, cities: intersect(query.cities, scope.cities), types: intersect(query.types, scope.types) };
}

export function oracle(world: OracleWorld) {
  const typeIds = ({ webId, webIds }: Listing) =>
    world.types
      .filter((type) =>
        world.types.some(
          (kind) =>
            (kind === type || kind.parentId === type.id) && (kind.webId === webId || webIds.includes(kind.webId)),
        ),
      )
      .map(({ id }) => id);

  const isOffered = (id: number, goal: Goal) =>
    world.types.some((type) => type.id === id && (goal === 0 ? type.sale : type.rent));

  const isGone = ({ marquee }: Listing) => world.gone.has(marquee);
  const listed = ({ marquee, modifiedAt }: Listing) =>
    !world.gone.has(marquee) || (world.showSoldFor > 0 && world.now - Date.parse(modifiedAt) < world.showSoldFor * day);

  const isFound = (listing: Listing, query: ListingQuery, scope: ListScope): boolean => {
    const price = priceOf(listing);
    const rooms = roomsOf(listing);
    const among = <Value>(wanted: readonly Value[], own: readonly Value[]) =>
      wanted.length === 0 || own.some((value) => wanted.includes(value));
    return (
      listing.goal === query.goal &&
      (query.sold || listed(listing)) &&
      among(scope.cities, [cityOf(listing)]) &&
      among(query.cities, [cityOf(listing), wholeCityOf(listing)]) &&
      among(scope.types, typeIds(listing)) &&
      among(query.types, typeIds(listing)) &&
      (query.minPrice === null || (price !== null && price >= query.minPrice)) &&
      (query.maxPrice === null || (price !== null && price <= query.maxPrice)) &&
      (query.area === null || query.area.length === 0 || drawnOver(query.area, listing)) &&
      roomKinds.every((kind) => (rooms[kind] ?? 0) >= query.rooms[kind]) &&
      surfaceOf(listing) >= (query.minSurface ?? 0) &&
      (query.epc === null || (labelOf(listing) ?? "z") <= query.epc) &&
      query.amenities.every((amenity) => hasIt(listing)[amenity]) &&
      wordsOf(query.search).every((wanted) => oracleWords(listing).some((word) => word.startsWith(wanted)))
    );
  };

  const found = (query: ListingQuery, scope: ListScope) =>
    world.listings.filter((listing) => isFound(listing, effective(query, scope), scope));

  const nameIn = (names: Partial<Record<Language, string>>, language: Language) => names[language];

  const sorted = (some: readonly Listing[], sort: ListingQuery["sort"], language: Language): Listing[] => {
    const collator = new Intl.Collator(localeTags[language], { numeric: true, sensitivity: "base" });
    const newest = (a: Listing, b: Listing) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
    const nullsLast = <Value>(a: Value | null, b: Value | null, compare: (a: Value, b: Value) => number) =>
      a === null || b === null ? Number(a === null) - Number(b === null) : compare(a, b);
    const city = (listing: Listing) => `${nameIn(listing.cityNames, language) ?? listing.city} ${listing.zip}`;
    const type = ({ webId }: Listing) => {
      const main = world.types.find((known) => known.webId === webId);
      return main ? (nameIn(main.name, language) ?? nameIn(main.name, world.defaultLanguage) ?? "") : null;
    };
    const orders: Record<ListingQuery["sort"], (a: Listing, b: Listing) => number> = {
      newest,
      "price-up": (a, b) => nullsLast(priceOf(a), priceOf(b), (one, other) => one - other),
      "price-down": (a, b) => nullsLast(priceOf(a), priceOf(b), (one, other) => other - one),
      date: (a, b) => Date.parse(b.modifiedAt) - Date.parse(a.modifiedAt),
      city: (a, b) => collator.compare(city(a), city(b)),
      type: (a, b) => nullsLast(type(a), type(b), (one, other) => collator.compare(one, other)),
    };
    return some.toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)) || orders[sort](a, b) || newest(a, b));
  };

  /** One pass per option: the results after choosing it alone in its facet. */
  const counts = (base: readonly Listing[], holds: (listing: Listing) => readonly (string | number)[]) => {
    const sums = new Map<string | number, number>();
    for (const listing of base) for (const value of holds(listing)) sums.set(value, (sums.get(value) ?? 0) + 1);
    return sums;
  };

  const facets = (query: ListingQuery, scope: ListScope) => {
    const withOwn = (steps: readonly number[], own: number) =>
      own === 0 || steps.includes(own) ? [...steps] : [...steps, own].sort((a, b) => a - b);
    const options = <Value extends string | number>(
      sums: ReadonlyMap<string | number, number>,
      chosen: readonly Value[],
      allowed: readonly Value[],
    ) =>
      new Map(
        [...sums.keys(), ...chosen]
          .filter((value) => allowed.length === 0 || allowed.some((one) => one === value))
          .map((value) => [value, sums.get(value) ?? 0]),
      );
    const prices = world.priceSteps[query.goal];
    const anyMin = found({ ...query, minPrice: null }, scope);
    const anyMax = found({ ...query, maxPrice: null }, scope);
    const steps = Array.from({ length: world.maxRooms }, (_, at) => at + 1);
    return {
      cities: options(
        counts(found({ ...query, cities: [] }, scope), (listing) => [cityOf(listing)]),
        // A chosen city that no listing is in has no name to be offered by.
        query.cities.filter((city) => world.listings.some((listing) => cityOf(listing) === city)),
        scope.cities,
      ),
      types: options(
        counts(found({ ...query, types: [] }, scope), (listing) =>
          typeIds(listing).filter((id) => query.types.includes(id) || isOffered(id, query.goal)),
        ),
        query.types.filter((type) => world.types.some(({ id }) => id === type)),
        scope.types,
      ),
      minPrices: withOwn(prices, query.minPrice ?? 0).map((value) => ({
        value,
        count: anyMin.filter((listing) => (priceOf(listing) ?? -1) >= value).length,
      })),
      maxPrices: withOwn(prices, query.maxPrice ?? 0).map((value) => ({
        value,
        count: anyMax.filter((listing) => (priceOf(listing) ?? Infinity) <= value).length,
      })),
      rooms: Object.fromEntries(
        roomKinds.map((kind) => {
          const base = found({ ...query, rooms: { ...query.rooms, [kind]: 0 } }, scope);
          const values = withOwn(steps, query.rooms[kind]);
          return [
            kind,
            values.map((value) => ({
              value,
              count: base.filter((listing) => (roomsOf(listing)[kind] ?? 0) >= value).length,
            })),
          ];
        }),
      ),
      surfaces: withOwn(surfaceSteps, query.minSurface ?? 0).map((value) => ({
        value,
        count: found({ ...query, minSurface: value }, scope).length,
      })),
      labels: energyLetters.map((value) => ({ value, count: found({ ...query, epc: value }, scope).length })),
      amenities: amenities.map((value) => ({
        value,
        count: found({ ...query, amenities: [...query.amenities, value] }, scope).length,
      })),
    };
  };

  /** Removes each filter on its own; the one that frees most wins, in the order of the filters. */
  const relaxation = (query: ListingQuery, scope: ListScope) => {
    const tries: [SearchFilter, Partial<ListingQuery>][] = [
      ["search", { search: "" }],
      ["cities", { cities: [] }],
      ["types", { types: [] }],
      ["price", { minPrice: null, maxPrice: null }],
      ["area", { area: null }],
      ...roomKinds.map((kind): [RoomKind, Partial<ListingQuery>] => [kind, { rooms: { ...query.rooms, [kind]: 0 } }]),
      ["surface", { minSurface: null }],
      ["epc", { epc: null }],
      ...amenities.map((amenity): [SearchFilter, Partial<ListingQuery>] => [
        amenity,
        { amenities: query.amenities.filter((other) => other !== amenity) },
      ]),
    ];
    const freed = tries.map(([filter, change]) => ({ filter, count: found({ ...query, ...change }, scope).length }));
    const most = Math.max(...freed.map(({ count }) => count));
    return most === 0 ? null : freed.find(({ count }) => count === most);
  };

  return {
    ids: (query: ListingQuery, language: Language, scope: ListScope = everywhere): number[] =>
      sorted(found(query, scope), query.sort, language).map(({ id }) => id),
    facets: (query: ListingQuery, scope: ListScope = everywhere) => facets(query, scope),
    relaxation: (query: ListingQuery, scope: ListScope = everywhere) => relaxation(query, scope),
    mapPoints: (query: ListingQuery, language: Language, scope: ListScope = everywhere): MapPoint[] =>
      sorted(found(query, scope), query.sort, language).flatMap((listing): MapPoint[] => {
        const { point } = listing;
        if (!point) return [];
        const degrees = (value: number) => Math.round(value * 100_000) / 100_000;
        return [[listing.id, degrees(point.latitude), degrees(point.longitude), point.exact ? 1 : 0, priceOf(listing)]];
      }),
  };
}
