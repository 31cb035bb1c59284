import {
  amenityBit,
  boundsOfArea,
  countedRooms,
  energyRank,
  isOffMarket,
  isInArea,
  isWithin,
  webIdsUnder,
  type CountedRoom,
  type SearchArea,
  type Goal,
  type SavedSearch,
  surfaceSteps,
  type Amenity,
  type EnergyLetter,
} from "@gevel/config";
import { zonesOf } from "@gevel/config/server";
import type { CatalogSettings } from "./catalog-settings.server";
import { add, addAll, emptySet, retainCommon, type BitSet } from "./bit-set.server";
import { CityNames } from "./city-names.server";
import { pointKinds, pointScale, type NamedMunicipality } from "./columns.server";
import type { ListingRows } from "./listing-rows.server";

const day = 86_400_000;

const noSet: BitSet = emptySet(0);

type ByGoal = Readonly<Record<Goal, BitSet>>;

/** The set of slots that each choice of the search stands for. */
export class ListingSets {
  readonly #rows: ListingRows;
  readonly #settings: CatalogSettings;
  readonly #onOffer: ByGoal;
  readonly #soldOrRented: ByGoal;
  readonly #ofTypes: readonly BitSet[];
  /** The steps of rooms and prices that the search offers; others are computed on request. */
  readonly #steps = new Map<string, BitSet>();
  readonly cityNames: CityNames;
  /** From then on a sold listing leaves the lists: the sets are true no longer. */
  readonly validUntil: number;

  constructor(rows: ListingRows, settings: CatalogSettings, now: number) {
    this.#rows = rows;
    this.#settings = settings;
    this.cityNames = new CityNames(rows.shared);
    const { id, goal, marquee, modifiedAt, kind } = rows.columns;
    this.#onOffer = { 0: emptySet(rows.size), 1: emptySet(rows.size) };
    this.#soldOrRented = { 0: emptySet(rows.size), 1: emptySet(rows.size) };
    const shownFor = settings.showSoldDays * day;
    const hasLeft = remembering((value) => isOffMarket(settings.stateOf(value)));
    let validUntil = Infinity;
    for (let slot = 0; slot < rows.size; slot++) {
      if (id[slot] === 0) continue;
      const ofGoal = goal[slot] === 1 ? 1 : 0;
      if (hasLeft(marquee[slot] ?? 0)) {
        add(this.#soldOrRented[ofGoal], slot);
        const until = (modifiedAt[slot] ?? 0) + shownFor;
        if (shownFor === 0 || until <= now) continue;
        validUntil = Math.min(validUntil, until);
      }
      add(this.#onOffer[ofGoal], slot);
    }
    this.validUntil = validUntil;

    const ofTypes = settings.types.map(() => emptySet(rows.size));
    const withKinds = settings.types.map((type) => webIdsUnder(type, settings.types));
    const setsOfKind = rows.shared.kinds
      .all()
      .map((webIds) => ofTypes.filter((_, position) => withKinds[position]?.some((webId) => webIds.includes(webId))));
    for (let slot = 0; slot < rows.size; slot++) {
      const sets = setsOfKind[kind[slot] ?? 0];
      for (let at = 0; sets && at < sets.length; at++) add(sets[at] ?? noSet, slot);
    }
    this.#ofTypes = ofTypes;
  }

  /** Of both goals if none is given. */
  onOffer(goal: Goal | null): BitSet {
    return ofGoal(this.#onOffer, goal);
  }

  soldOrRented(goal: Goal | null): BitSet {
    return ofGoal(this.#soldOrRented, goal);
  }

  /** On offer, sold and rented. */
  all(goal: Goal | null): BitSet {
    const set = this.onOffer(goal).slice();
    addAll(set, this.soldOrRented(goal));
    return set;
  }

  ofType(position: number): BitSet {
    return this.#ofTypes[position] ?? emptySet(this.#rows.size);
  }

  /** Of any of these types; an id that is not in the table matches nothing. */
  ofTypes(ids: readonly number[]): BitSet {
    const set = emptySet(this.#rows.size);
    for (const [position, { id }] of this.#settings.types.entries()) {
      if (!ids.includes(id)) continue;
      addAll(set, this.ofType(position));
    }
    return set;
  }

  /** In any of these cities, as `name|zip`, whatever the language of the name. */
  inCities(keys: readonly string[]): BitSet {
    const wanted = new Set(keys.flatMap((key) => [...this.cityNames.called(key)]));
    return this.#atPlaces(({ city }) => wanted.has(city));
  }

  /** A3: by the point that visitors see, so that an area never reveals more of a hidden address than the map does (PROP-9). */
  inArea(area: SearchArea): BitSet {
    const { latitude, longitude, point } = this.#rows.columns;
    const { south, north, west, east } = boundsOfArea(area);
    const set = emptySet(this.#rows.size);
    for (let slot = 0; slot < this.#rows.size; slot++) {
      const [y, x] = [(latitude[slot] ?? 0) / pointScale, (longitude[slot] ?? 0) / pointScale];
      if (y < south || y > north || x < west || x > east || point[slot] === pointKinds.none) continue;
      if (isInArea(area, y, x)) add(set, slot);
    }
    return set;
  }

  /** FORM-9: the matches of a saved search: on offer now, without sold listings that are still shown. */
  matchingCriteria(criteria: SavedSearch): BitSet {
    const set = emptySet(this.#rows.size);
    for (const goal of criteria.goals) {
      const gone = this.#soldOrRented[goal];
      addAll(
        set,
        this.#onOffer[goal].map((word, at) => word & ~(gone[at] ?? 0)),
      );
    }
    if (criteria.types.length > 0) retainCommon(set, this.ofTypes(criteria.types));
    if (criteria.zones.length > 0) retainCommon(set, this.#inZones(criteria.zones));
    if (criteria.minPrice !== null) retainCommon(set, this.priceFrom(criteria.minPrice));
    if (criteria.maxPrice !== null) retainCommon(set, this.priceUpTo(criteria.maxPrice));
    for (const kind of countedRooms) {
      const [least, most] = [criteria.minRooms[kind] ?? 0, criteria.maxRooms[kind] ?? Infinity];
      if (least > 0 || most < Infinity) retainCommon(set, this.#between(this.#rooms(kind), least, most));
    }
    if (criteria.minSurface !== null) retainCommon(set, this.surfaceFrom(criteria.minSurface));
    if (criteria.epc !== null) retainCommon(set, this.labelledAtLeast(criteria.epc));
    for (const amenity of criteria.amenities) retainCommon(set, this.withAmenity(amenity));
    return set;
  }

  #inZones(zones: readonly string[]): BitSet {
    const wanted = new Set(zones);
    return this.#atPlaces(({ cityName: city, zip, countryId }) =>
      zonesOf({ city, zip, countryId }).some((zone) => wanted.has(zone)),
    );
  }

  #atPlaces(holds: (place: NamedMunicipality) => boolean): BitSet {
    const marks = Uint8Array.from(this.#rows.shared.places.all(), (place) => Number(holds(place)));
    const { place } = this.#rows.columns;
    const set = emptySet(this.#rows.size);
    for (let slot = 0; slot < this.#rows.size; slot++) if (marks[place[slot] ?? 0] === 1) add(set, slot);
    return set;
  }

  atLeast(kind: CountedRoom, rooms: number): BitSet {
    return this.#step(`${kind} ${rooms}`, rooms <= this.#settings.maxRooms, () =>
      this.#between(this.#rooms(kind), rooms, Infinity),
    );
  }

  #rooms(kind: CountedRoom): Uint8Array {
    return this.#rows.columns.rooms[countedRooms.indexOf(kind)] ?? new Uint8Array(0);
  }

  priceFrom(least: number): BitSet {
    return this.#step(`from ${least}`, this.#isPriceStep(least), () =>
      this.#between(this.#rows.columns.price, least, Infinity),
    );
  }

  priceUpTo(most: number): BitSet {
    return this.#step(`to ${most}`, this.#isPriceStep(most), () =>
      this.#between(this.#rows.columns.price, -Infinity, most),
    );
  }

  surfaceFrom(least: number): BitSet {
    const isOffered = surfaceSteps.some((step) => step === least);
    return this.#step(`surface ${least}`, isOffered, () => this.#between(this.#rows.columns.surface, least, Infinity));
  }

  /** PROP-11: with this energy label or a better one; without a label in none. */
  labelledAtLeast(letter: EnergyLetter): BitSet {
    return this.#step(`epc ${letter}`, true, () => this.#between(this.#rows.columns.energy, 1, energyRank(letter)));
  }

  withAmenity(amenity: Amenity): BitSet {
    return this.#step(amenity, true, () => {
      const bit = amenityBit(amenity);
      const { size } = this.#rows;
      const set = emptySet(size);
      for (let slot = 0; slot < size; slot++) if ((this.#rows.columns.amenities[slot] ?? 0) & bit) add(set, slot);
      return set;
    });
  }

  #isPriceStep(price: number): boolean {
    const { priceSteps } = this.#settings;
    return priceSteps[0].includes(price) || priceSteps[1].includes(price);
  }

  #step(name: string, isOffered: boolean, make: () => BitSet): BitSet {
    const known = this.#steps.get(name);
    if (known) return known;
    const made = make();
    if (isOffered) this.#steps.set(name, made);
    return made;
  }

  #between(column: Uint8Array | Uint32Array | Float64Array, least: number, most: number): BitSet {
    const { size } = this.#rows;
    const set = emptySet(size);
    for (let slot = 0; slot < size; slot++) {
      if (isWithin(column[slot] ?? NaN, least, most)) add(set, slot);
    }
    return set;
  }
}

function ofGoal(sets: ByGoal, goal: Goal | null): BitSet {
  if (goal !== null) return sets[goal];
  const both = sets[0].slice();
  addAll(both, sets[1]);
  return both;
}

/** Neighbouring rows mostly have the same number. */
function remembering(work: (value: number) => boolean): (value: number) => boolean {
  let last = NaN;
  let known = false;
  return (value) => {
    if (value !== last) known = work((last = value));
    return known;
  };
}
