import { typeAbove, typesInOrder, type Goal, type Language, type PropertyType, type SiteTree } from "@gevel/config";

export type ListingState = "available" | "option" | "sold" | "rented";

/** The site configuration of listings, in the form the catalog uses. */
export interface CatalogSettings {
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  readonly pageSize: number;
  /** Each followed by its subtypes. */
  readonly types: readonly PropertyType[];
  /** PROP-2: what a type is a kind of, by the type's id. */
  readonly typesAbove: ReadonlyMap<number, PropertyType>;
  /** The options of the search: prices by goal, rooms up to a maximum. */
  readonly priceSteps: Readonly<Record<Goal, readonly number[]>>;
  readonly maxRooms: number;
  /** PROP-10: sold and rented ones stay in the lists for so many days. */
  readonly showSoldDays: number;
  readonly soldStatus: 200 | 410;
  stateOf(marquee: number): ListingState;
  marqueeLabel(marquee: number, language: Language): string;
  tree(language: Language): SiteTree | undefined;
}

/** Until a site configuration arrived. */
const unconfigured = { pageSize: 12, showSoldFor: 0, soldStatus: 200, marquees: [] } as const;
/** An upper limit for the steps of a room counter. */
const mostRooms = 99;
const noSteps = { salePrices: [], rentPrices: [], maxRooms: 0 };

export function catalogSettings(
  trees: ReadonlyMap<Language, SiteTree>,
  defaultLanguage: Language,
  types: readonly PropertyType[],
): CatalogSettings {
  const config = trees.get(defaultLanguage)?.config;
  const list = config?.propertyList ?? unconfigured;
  const { salePrices, rentPrices, maxRooms } = config?.propertySearch ?? noSteps;
  const states = new Map<number, ListingState>(list.marquees.map(({ value, state }) => [value, state]));
  const labels = new Map(
    [...trees].map(([language, { config }]) => [
      language,
      new Map(config.propertyList.marquees.map(({ value, label }) => [value, label])),
    ]),
  );
  return {
    defaultLanguage,
    languages: [...trees.keys()],
    pageSize: list.pageSize,
    types: typesInOrder(types),
    typesAbove: new Map(
      types.flatMap((type) => {
        const above = typeAbove(type, types);
        return above ? [[type.id, above]] : [];
      }),
    ),
    priceSteps: { 0: salePrices, 1: rentPrices },
    maxRooms: Math.min(maxRooms, mostRooms),
    showSoldDays: list.showSoldFor,
    soldStatus: list.soldStatus,
    stateOf: (marquee) => states.get(marquee) ?? "available",
    marqueeLabel: (marquee, language) => (labels.get(language) ?? labels.get(defaultLanguage))?.get(marquee) ?? "",
    tree: (language) => trees.get(language) ?? trees.get(defaultLanguage),
  };
}
