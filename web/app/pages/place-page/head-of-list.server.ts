import { emptyListingQuery, parseListingQuery, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import type { ListPageData } from "~/properties/list/list-page.server";
import { placePages } from "~/properties/place-pages/place-pages.server";
import { listAddress } from "~/properties/query/list-address";
import { wholeAddress } from "~/shell/head/card-picture";
import type { Head } from "~/shell/head/head";
import { listHead } from "../cms-page/list-head.server";

type FilteredList = Pick<ListPageData, "goal" | "search" | "defaultSort" | "page" | "pageCount" | "total">;

/** SEO-5: the path of the indexed place page that shows the same homes; null where place and type are not all that is chosen. */
function samePlacePage(
  { replica }: Pick<AppLoadContext, "replica">,
  { language }: Pick<SiteTree, "language">,
  { goal, search, defaultSort, total }: FilteredList,
): string | null {
  const { cities, types, ...rest } = parseListingQuery(new URLSearchParams(search), goal);
  const others = listAddress("", { ...rest, cities: [], types: [], page: 1 }, defaultSort);
  if (cities.length === 0 || others !== "") return null;
  const pages = placePages(replica);
  const page = pages.ofFilters(goal, cities, types);
  if (page === null || !pages.isIndexed(page)) return null;
  const own = { ...emptyListingQuery(goal), cities: [...page.town.cities], types };
  // Some of a town's postal codes are not the whole town.
  const isSame = replica.catalog.count(own, pages.lists[goal]?.list) === total;
  return isSame ? pages.path(page, language) : null;
}

/** The head of a page of staff with a list, in the state that visitors chose. */
export function headOfList(context: AppLoadContext, tree: SiteTree, plain: Head, list: FilteredList): Head {
  const path = samePlacePage(context, tree, list);
  return listHead(plain, list, tree.language, { placePage: path && wholeAddress(context.siteUrl, path) });
}
