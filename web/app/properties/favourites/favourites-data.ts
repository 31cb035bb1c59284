import type { PageMeta } from "~/shell/head/page-meta";
import type { StaticMarkup } from "~/islands/static-markup";

export interface FavouritesData {
  kind: "favourites";
  meta: PageMeta;
  /** Path of this page, without its parameters. */
  path: string;
  /** The listings named in the address, including unavailable ones. */
  named: readonly number[];
  page: StaticMarkup;
  /** How many of them have a card to be compared by. */
  cards: number;
  /** The page stays as requested, whatever is saved: for a comparison, or when the link has a problem to explain. */
  stays: boolean;
}
