import type { Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, favouritesPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { ListingSelection } from "~/replica/search/search-result";
import { listPagePath } from "../search-box/search-box.server";
import { CompareTable } from "./compare-table";
import { comparedListings } from "./compared-listings.server";
import { comparedAtLeast, comparedAtMost } from "./compared";
import type { FavouritesData } from "./favourites-data";
import { FavouritesList } from "./favourites-list";
import { favouritesAddress, listingsInAddress } from "./listings-in-address";
import { maxFavourites } from "./favourites-store";
import { shownListings } from "./shown-listings.server";

type Context = Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest" | "siteUrl">;
type StaticHtml = Pick<FavouritesData, "path" | "named" | "page" | "cards" | "stays">;

const newestSelection: ListingSelection = {
  ...{ goal: null, types: [], cities: [], state: "on-offer", sort: "newest", limit: 3 },
};

/** The homes that an address names, as cards, or those of them that it names to be compared beside each other. */
export function renderFavourites(
  context: Context,
  params: URLSearchParams,
  { language, title }: { language: Language; title: string },
): StaticHtml {
  const { replica, siteUrl } = context;
  const named = listingsInAddress(params, "homes");
  const path = favouritesPath(language);
  const address = favouritesAddress(path, named.ids);
  const text = (name: string, values?: Record<string, number>) => textOf(language, `favourites.page.${name}`, values);
  const problems = [
    ...(named.isDamaged ? [text("damaged")] : []),
    ...(named.tooMany > 0 ? [text("tooMany", { shown: maxFavourites, more: named.tooMany })] : []),
  ];
  const paths = createPaths({ language, rows: [] });
  const requested = params.has("compare") ? listingsInAddress(params, "compare") : null;
  const shown = shownListings(replica, requested ? requested.ids : named.ids, language);
  if (requested && shown.cards.length >= comparedAtLeast && shown.cards.length <= comparedAtMost) {
    const compared = { unavailable: shown.unavailable, listings: comparedListings(replica, shown.cards, language) };
    const own = `${address}${address.includes("?") ? "&" : "?"}compare=${requested.ids.join(",")}`;
    const table = <CompareTable {...compared} back={address} address={new URL(own, siteUrl).href} />;
    return {
      path,
      named: named.ids,
      page: staticMarkup(context, `compare-${own}`, renderStatic(table, paths)),
      cards: 0,
      stays: true,
    };
  }
  if (requested) problems.push(text(shown.cards.length > comparedAtMost ? "compareFewer" : "compareMore"));
  const { cards, unavailable } = requested ? shownListings(replica, named.ids, language) : shown;
  const newest = cards.length > 0 ? [] : replica.catalog.select(newestSelection, language);
  const list = (
    <FavouritesList
      {...{ title, language, cards, unavailable, problems, newest }}
      address={new URL(address, siteUrl).href}
      lists={[listPagePath(context, 0, language), listPagePath(context, 1, language)]}
    />
  );
  const page = staticMarkup(context, `favourites-${address} ${problems.length}`, renderStatic(list, paths));
  return { path, named: named.ids, page, cards: cards.length, stays: problems.length > 0 };
}
