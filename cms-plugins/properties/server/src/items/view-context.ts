import type { Localized, Picture, PriceDrop } from "@gevel/config";
import type { PlaceFinder } from "../places/place-index.js";

/** What items are made public with. */
export interface ViewContext {
  places: PlaceFinder;
  /** Names of the property types by web id. */
  typeNames: ReadonlyMap<number, Localized>;
  /** Their pictures as the site shall know them. */
  pictures: (pictures: readonly Picture[]) => Picture[];
  /** Of listings whose price dropped, by their number. */
  drops: ReadonlyMap<number, PriceDrop>;
}
