import {
  languages,
  listOriginalPaths,
  webIdsUnder,
  type Goal,
  type Language,
  type PropertyList,
  type PropertyType,
  type RouteEntry,
} from "@gevel/config";
import { canonicalPath, routeAddress } from "~/i18n/paths";
import { routeIndex } from "~/i18n/route-index";
import type { Replica } from "~/replica/replica";
import type { OfferTally } from "~/replica/search/search-result";
import { searchedList } from "../query/own-types.server";
import { emptyTown, townsOf, wasCalled, type PlaceTown, type Point } from "./towns.server";
import { earlierGermanSlugs, typeSlugsByLanguage, type TypeSlugs } from "./type-slugs";

/** SEO-4: the page of one goal, town and, where not null, type of home. */
export interface PlacePage {
  goal: Goal;
  town: PlaceTown;
  type: PropertyType | null;
  /** Homes on offer; sold and rented ones are not among them. */
  count: number;
  /** When the last of them changed, in ms; 0 without any. */
  modifiedAt: number;
}

interface Middle extends Point {
  count: number;
}

interface GoalList {
  route: RouteEntry;
  list: PropertyList;
}

const keyOf = (town: string, type: number | null) => `${town} ${type ?? ""}`;

/** The page with the list of a goal: place pages are beneath it, and within what staff restrict it to. */
function goalList({ tree, defaultLanguage, catalog }: Replica, goal: Goal): GoalList | null {
  const content = tree(defaultLanguage);
  const route = content && routeIndex(content.routes, defaultLanguage).byOriginalPath(listOriginalPaths[goal]);
  const list = route && searchedList(content.pages[route.id], catalog);
  return list && (list.goal ?? 0) === goal ? { route, list } : null;
}

/** SEO-4: the place pages of one state of the replica. */
export class PlacePages {
  readonly #replica: Replica;
  /** From how many homes a page is indexed; 0: there are none. */
  readonly least: number;
  readonly lists: Readonly<Record<Goal, GoalList | null>>;
  readonly #towns: readonly PlaceTown[];
  readonly #typeSlugs: TypeSlugs;
  readonly #earlierSlugs: ReadonlyMap<number, string>;
  readonly #pages: Readonly<Record<Goal, ReadonlyMap<string, PlacePage>>>;
  readonly #middles = new Map<string, Middle>();

  constructor(replica: Replica) {
    const { catalog, defaultLanguage } = replica;
    this.#replica = replica;
    this.least = replica.tree(defaultLanguage)?.config.propertyList.placePagesFrom ?? 0;
    this.lists = { 0: goalList(replica, 0), 1: goalList(replica, 1) };
    this.#towns = this.least === 0 ? [] : townsOf(catalog.municipalities(), defaultLanguage);
    this.#typeSlugs = typeSlugsByLanguage(catalog.allTypes, defaultLanguage);
    this.#earlierSlugs = earlierGermanSlugs(catalog.allTypes, defaultLanguage);
    this.#pages = { 0: this.#counted(0), 1: this.#counted(1) };
  }

  /** The pages that search engines may show, the largest first. */
  indexed(goal: Goal): PlacePage[] {
    return [...this.#pages[goal].values()].filter((page) => this.isIndexed(page)).sort(largestFirst);
  }

  isIndexed({ count }: Pick<PlacePage, "count">): boolean {
    return this.least > 0 && count >= this.least;
  }

  /**
   * The page that the parts of an address name, in the language or else in any other; null for an unknown place or type, and
   * where its address is that of a page of staff.
   */
  at(goal: Goal, parts: readonly string[], language: Language): PlacePage | null {
    const [place = "", kind, ...more] = parts;
    if (this.least === 0 || this.lists[goal] === null || place === "" || more.length > 0) return null;
    const inOrder = [language, ...languages.filter((other) => other !== language)];
    const town = this.#townAt(place, inOrder);
    const type = kind === undefined ? null : this.#typeAt(goal, kind, inOrder);
    if (!town || (kind !== undefined && !type)) return null;
    const page = this.#pages[goal].get(keyOf(town.key, type?.id ?? null));
    const found = page ?? { goal, town, type, count: 0, modifiedAt: 0 };
    return this.#isTaken(found) ? null : found;
  }

  /** The page of these values of the search parameters, where they name one town and at most one type. */
  ofFilters(goal: Goal, cities: readonly string[], types: readonly number[]): PlacePage | null {
    const [first] = cities;
    const [type = null, ...more] = types;
    const town = this.#towns.find((each) => first !== undefined && each.cities.includes(first));
    if (!town || more.length > 0 || cities.some((city) => !town.cities.includes(city))) return null;
    return this.#pages[goal].get(keyOf(town.key, type)) ?? null;
  }

  /** Its canonical path in a language. */
  path({ goal, town, type }: Pick<PlacePage, "goal" | "town" | "type">, language: Language): string {
    const own = [town.slugs[language], type && this.#typeSlugs[language].get(type.id)];
    return this.listPath(goal, language) + own.flatMap((part) => (part ? `${part}/` : [])).join("");
  }

  listPath(goal: Goal, language: Language): string {
    const { defaultLanguage } = this.#replica;
    const route = this.lists[goal]?.route;
    return (route && routeAddress(route, language, defaultLanguage)) ?? canonicalPath(language, "");
  }

  /** Where the homes of a town are, as visitors see it (PROP-9); without any its municipality. */
  pointOf({ key, point }: PlaceTown): Point | null {
    const middle = this.#middles.get(key);
    return middle ? { latitude: middle.latitude / middle.count, longitude: middle.longitude / middle.count } : point;
  }

  #addPoint(town: string, { point, count }: OfferTally): void {
    if (!point) return;
    const sum = this.#middles.get(town) ?? { latitude: 0, longitude: 0, count: 0 };
    sum.latitude += point.latitude * count;
    sum.longitude += point.longitude * count;
    sum.count += count;
    this.#middles.set(town, sum);
  }

  #townAt(slug: string, inOrder: readonly Language[]): PlaceTown | null {
    for (const language of inOrder) {
      const found = this.#towns.find(({ slugs }) => slugs[language] === slug);
      if (found) return found;
    }
    const empty = emptyTown(slug);
    return (
      this.#towns.find(({ key }) => key === empty?.key) ??
      empty ??
      this.#towns.find((town) => wasCalled(town, slug)) ??
      null
    );
  }

  #typeAt(goal: Goal, slug: string, inOrder: readonly Language[]): PropertyType | null {
    const { allTypes } = this.#replica.catalog;
    for (const slugs of [...inOrder.map((language) => this.#typeSlugs[language]), this.#earlierSlugs]) {
      const found = allTypes.find((type) => slugs.get(type.id) === slug && this.#isOffered(type, goal));
      if (found) return found;
    }
    return null;
  }

  #isOffered(type: PropertyType, goal: Goal): boolean {
    const allowed = this.lists[goal]?.list.types ?? [];
    return (goal === 0 ? type.sale : type.rent) && (allowed.length === 0 || allowed.includes(type.id));
  }

  /** An address that staff gave to a page of theirs, in whichever language, stays that page's. */
  #isTaken(page: PlacePage): boolean {
    const { defaultLanguage, enabledLanguages, tree } = this.#replica;
    const index = routeIndex(tree(defaultLanguage)?.routes ?? [], defaultLanguage);
    return enabledLanguages.some((language) => {
      const [, , ...path] = this.path(page, language).split("/").slice(0, -1);
      return index.find(path.join("/"), language) !== null;
    });
  }

  #counted(goal: Goal): Map<string, PlacePage> {
    const pages = new Map<string, PlacePage>();
    const found = this.lists[goal];
    if (!found || this.least === 0) return pages;
    const { allTypes } = this.#replica.catalog;
    const townOfCity = new Map(this.#towns.flatMap((town) => town.cities.map((city) => [city, town] as const)));
    const typesOf = typesOfWebIds(
      allTypes.filter((type) => this.#isOffered(type, goal)),
      allTypes,
    );
    for (const tally of this.#replica.catalog.offers(goal, found.list)) {
      const town = townOfCity.get(tally.city);
      if (!town) continue;
      this.#addPoint(town.key, tally);
      for (const type of [null, ...typesOf(tally.webIds)]) {
        const key = keyOf(town.key, type?.id ?? null);
        pages.set(key, added(pages.get(key) ?? { goal, town, type, count: 0, modifiedAt: 0 }, tally));
      }
    }
    for (const [key, page] of pages) if (this.isIndexed(page) && this.#isTaken(page)) pages.delete(key);
    return pages;
  }
}

const added = (page: PlacePage, { count, modifiedAt }: OfferTally): PlacePage => ({
  ...page,
  count: page.count + count,
  modifiedAt: Math.max(page.modifiedAt, modifiedAt),
});

/** The types that a search for them finds these under, a type with its kinds (PROP-2). */
function typesOfWebIds(offered: readonly PropertyType[], all: readonly PropertyType[]) {
  const under = offered.map((type) => ({ type, webIds: webIdsUnder(type, all) }));
  return (webIds: readonly number[]) =>
    under.flatMap(({ type, webIds: own }) => (webIds.some((webId) => own.includes(webId)) ? type : []));
}

const largestFirst = (one: PlacePage, other: PlacePage) =>
  other.count - one.count ||
  (keyOf(one.town.key, one.type?.id ?? null) < keyOf(other.town.key, other.type?.id ?? null) ? -1 : 1);

const made = new WeakMap<Replica, PlacePages>();

/** Counted once per state of the replica, at the first request that needs them. */
export function placePages(replica: Replica): PlacePages {
  const ready = made.get(replica);
  if (ready) return ready;
  const pages = new PlacePages(replica);
  made.set(replica, pages);
  return pages;
}
