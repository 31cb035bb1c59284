import { findLocalized, formatNumber, formatPrice, type Language, type Localized, type Project } from "@gevel/config";
import type { ListingState } from "../replica/search/catalog-settings.server";

/** A unit, either the project's own or a listing. */
export interface Unit {
  key: string;
  name: string;
  /** Set if the name is in another language than the page. */
  nameLang?: Language;
  type: string;
  webId: number | null;
  floor: number | null;
  surface: number | null;
  bedrooms: number | null;
  /** Null where nothing is published. */
  price: number | null;
  sold: boolean;
  /** Address of its own page. */
  path: string | null;
  /** Address of its floor plan, or empty. */
  plan: string;
}

/** A listing that is a unit, as far as a price list shows it. */
export interface UnitListing {
  id: number;
  title: string;
  lang: Language;
  typeName: string;
  webId: number;
  path: string;
  floor: number | null;
  surface: number | null;
  bedrooms: number | null;
  price: number | null;
  state: ListingState;
  plan: string;
}

interface Reading {
  language: Language;
  defaultLanguage: Language;
  /** The name of a unit without one. */
  nameless: (reference: string) => string;
}

const order = new Intl.Collator("nl", { numeric: true });

/** PROP-13: the price list, floor by floor; units without a floor come last. */
export function unitsOf(
  constructions: Project["constructions"],
  listings: readonly UnitListing[],
  { language, defaultLanguage, nameless }: Reading,
): Unit[] {
  const find = (text: Localized) => findLocalized(text, language, defaultLanguage);
  const own = constructions.map((unit): Unit => {
    const name = find(unit.name);
    return {
      key: `c-${unit.reference}`,
      name: name?.text ?? nameless(unit.reference),
      ...(name && name.language !== language && { nameLang: name.language }),
      type: find(unit.typeName)?.text ?? "",
      webId: unit.webId,
      ...{ floor: unit.floor, surface: unit.surface, bedrooms: unit.bedrooms, price: unit.price, sold: unit.sold },
      path: null,
      plan: unit.plan,
    };
  });
  const others = listings.map(({ id, title, lang, typeName, state, ...listing }): Unit => ({
    key: `l-${id}`,
    name: title,
    ...(lang !== language && { nameLang: lang }),
    type: typeName,
    webId: listing.webId,
    ...{ floor: listing.floor, surface: listing.surface, bedrooms: listing.bedrooms, price: listing.price },
    sold: state === "sold" || state === "rented",
    path: listing.path,
    plan: listing.plan,
  }));
  const floorOf = ({ floor }: Unit) => floor ?? Number.MAX_SAFE_INTEGER;
  return [...own, ...others].sort(
    (one, other) =>
      floorOf(one) - floorOf(other) || order.compare(one.name, other.name) || order.compare(one.key, other.key),
  );
}

/** A row of the price list, its numbers as the page's language writes them. */
export interface UnitRow extends Pick<Unit, "key" | "name" | "nameLang" | "type" | "floor" | "sold" | "path" | "plan"> {
  surface: string | null;
  bedrooms: number | null;
  /** Null: on request. What is sold has no price any more. */
  price: string | null;
}

/** PROP-8: a unit's price if published; a sold unit has none. */
export const shownPrice = ({ sold, price }: Pick<Unit, "sold" | "price">, allSold: boolean): number | null =>
  sold || allSold || price === null || price <= 0 ? null : price;

export function unitRow({ surface, webId: _webId, ...unit }: Unit, allSold: boolean, language: Language): UnitRow {
  const price = shownPrice(unit, allSold);
  return {
    ...unit,
    sold: unit.sold || allSold,
    surface: surface === null || surface <= 0 ? null : `${formatNumber(surface, language)}\u00a0m²`,
    price: price === null ? null : formatPrice(price, language),
  };
}
