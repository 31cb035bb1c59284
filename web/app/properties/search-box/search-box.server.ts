import { emptyListingQuery, fallbackListPaths, listOriginalPaths, type Goal, type Language } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { canonicalPath } from "~/i18n/paths";
import { pack, type Packed } from "~/islands/packed";
import { publishedPath } from "../query/published-path.server";
import { filterOptions } from "../query/filter-options.server";
import type { SearchBoxData } from "./search-box";

const goals: readonly Goal[] = [0, 1];

/** HOME-1: places, types, prices and the number on offer, per goal. */
export function loadSearchBox({ replica }: Pick<AppLoadContext, "replica">, language: Language): Packed<SearchBoxData> {
  const data: SearchBoxData = goals.map((goal) => {
    const { total, facets } = replica.catalog.search(emptyListingQuery(goal), language);
    return {
      goal,
      path: listPagePath({ replica }, goal, language),
      count: total,
      options: filterOptions(replica, goal, language, facets),
    };
  });
  return pack(data);
}

/** Address of a goal's list page by the route table; its usual path where staff have not published one. */
export const listPagePath = (context: Pick<AppLoadContext, "replica">, goal: Goal, language: Language): string =>
  publishedPath(context, listOriginalPaths[goal], language) ??
  canonicalPath(language, fallbackListPaths[goal][language]);
