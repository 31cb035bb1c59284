import type { PageMeta } from "~/shell/head/page-meta";
import type { DrawnMarkup } from "~/islands/drawn";

export interface FavouritesData {
  kind: "favourites";
  meta: PageMeta;
  /** Of this page, without what is shown on it. */
  path: string;
  /** The homes that the address names, those that are gone too. */
  named: readonly number[];
  page: DrawnMarkup;
  /** How many of them have a card to be compared by. */
  cards: number;
  /** Some stand beside each other: the page stays as it was asked for. */
  compared: boolean;
}
