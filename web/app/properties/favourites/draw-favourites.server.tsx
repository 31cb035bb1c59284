import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, favouritesPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { draw, drawnMarkup } from "~/islands/draw.server";
import type { ListingSelection } from "~/replica/search/search-result";
import { listPagePath } from "../search-box/search-box.server";
import { CompareTable } from "./compare-table";
import { comparedHomes } from "./compared-homes.server";
import { comparedAtLeast, comparedAtMost } from "./compared";
import type { FavouritesData } from "./favourites-data";
import { FavouritesList } from "./favourites-list";
import { favouritesAddress, homesInAddress } from "./homes-in-address";
import { keptAtMost } from "./shelf";
import { shownHomes } from "./shown-homes.server";

type Context = Pick<AppLoadContext, "replica" | "drawn" | "isDataRequest" | "siteUrl">;
type Drawn = Pick<FavouritesData, "path" | "named" | "page" | "cards" | "stays">;

const newestSelection: ListingSelection = {
  ...{ goal: null, types: [], cities: [], state: "on-offer", sort: "newest", limit: 3 },
};

/** The homes that an address names, as cards, or those of them that it names to be compared beside each other. */
export function drawFavourites(
  context: Context,
  params: URLSearchParams,
  { language, title }: { language: Language; title: string },
): Drawn {
  const { replica, siteUrl } = context;
  const named = homesInAddress(params, "homes");
  const path = favouritesPath(language);
  const address = favouritesAddress(path, named.ids);
  const text = (name: string, values?: Record<string, number>) => textOf(language, `favourites.page.${name}`, values);
  const problems = [
    ...(named.isDamaged ? [text("damaged")] : []),
    ...(named.tooMany > 0 ? [text("tooMany", { shown: keptAtMost, more: named.tooMany })] : []),
  ];
  const paths = createPaths({ language, rows: [] });
  const asked = params.has("compare") ? homesInAddress(params, "compare") : null;
  const shown = shownHomes(replica, asked ? asked.ids : named.ids, language);
  if (asked && shown.cards.length >= comparedAtLeast && shown.cards.length <= comparedAtMost) {
    const compared = { gone: shown.gone, homes: comparedHomes(replica, shown.cards, language) };
    const own = `${address}${address.includes("?") ? "&" : "?"}compare=${asked.ids.join(",")}`;
    const table = <CompareTable {...compared} back={address} address={new URL(own, siteUrl).href} />;
    return {
      path,
      named: named.ids,
      page: drawnMarkup(context, `compare-${own}`, draw(table, paths)),
      cards: 0,
      stays: true,
    };
  }
  if (asked) problems.push(text(shown.cards.length > comparedAtMost ? "compareFewer" : "compareMore"));
  const { cards, gone } = asked ? shownHomes(replica, named.ids, language) : shown;
  const newest = cards.length > 0 ? [] : replica.catalog.select(newestSelection, language);
  const list = (
    <FavouritesList
      {...{ title, language, cards, gone, problems, newest }}
      address={new URL(address, siteUrl).href}
      lists={[listPagePath(context, 0, language), listPagePath(context, 1, language)]}
    />
  );
  const page = drawnMarkup(context, `favourites-${address} ${problems.length}`, draw(list, paths));
  return { path, named: named.ids, page, cards: cards.length, stays: problems.length > 0 };
}
