import type { Localized, OfferEnd, Picture, PriceDrop } from "@gevel/config";
import type { PlaceFinder } from "../places/place-index.js";

/** Data that the public view of an item is made from. */
export interface ViewContext {
  places: PlaceFinder;
  /** Names of the property types by web id. */
  typeNames: ReadonlyMap<number, Localized>;
  /** Maps pictures to what the site shows. */
  pictures: (pictures: readonly Picture[]) => Picture[];
  /** Price drops of listings, by id. */
  drops: ReadonlyMap<number, PriceDrop>;
  /** When listings were sold or let, by id. */
  ends: ReadonlyMap<number, OfferEnd>;
}
