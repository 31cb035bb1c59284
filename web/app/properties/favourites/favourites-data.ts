import type { PageMeta } from "~/shell/head/page-meta";
import type { StaticMarkup } from "~/islands/static-markup";

export interface FavouritesData {
  kind: "favourites";
  meta: PageMeta;
  /** Of this page, without what is shown on it. */
  path: string;
  /** The homes that the address names, those that are gone too. */
  named: readonly number[];
  page: StaticMarkup;
  /** How many of them have a card to be compared by. */
  cards: number;
  /** It is shown as it was asked for, whatever is kept: some homes stand beside each other, or the link has to be explained. */
  stays: boolean;
}
