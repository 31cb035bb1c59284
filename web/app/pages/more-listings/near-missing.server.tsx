import { slugVariants, type Goal, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import type { StaticMarkup } from "~/islands/static-markup";
import { toCardData } from "~/properties/card/card-data";
import { listPagePath } from "~/properties/search-box/search-box.server";
import { publishedPath } from "~/properties/query/published-path.server";
import { MoreListingsBand, type MoreListings } from "./more-listings-band";

const shown = 3;

/** What the address of a listing still says once the listing is gone: whether it was let, and where it was. */
function listingsNear({ replica }: Context, { language }: SiteTree, path: string): MoreListings {
  const { catalog } = replica;
  const list = (goal: Goal) => listPagePath({ replica }, goal, language);
  const goal: Goal = path.startsWith(list(1)) ? 1 : 0;
  const segments = path.split("/");
  const towns = catalog
    .cities(goal, language)
    .filter(({ label }) =>
      slugVariants(label.replace(/\s*\([^)]*\)$/, ""), language).some((slug) => segments.includes(slug)),
    )
    .map(({ value }) => value);
  const select = (cities: readonly string[]) =>
    catalog.select({ goal, types: [], cities, state: "on-offer", sort: "newest", limit: shown }, language);
  const near = towns.length > 0 ? select(towns) : [];
  const cards = near.length > 0 ? near : select([]);
  return {
    like: near.length > 0 ? "similar" : "newest",
    cards: cards.map((card) => toCardData(card, language)),
    list: list(goal),
    savedSearch: publishedPath({ replica }, "demand-register", language),
  };
}

type Context = Pick<AppLoadContext, "replica" | "rendered" | "isDataRequest">;

/** ROUTE-10: what is on offer where a listing was that is no longer on the site; null where nothing is on offer. */
export function renderNearMissing(context: Context, tree: SiteTree, path: string): StaticMarkup | null {
  const paths = createPaths(pathTable(tree.routes, tree.language, context.replica.defaultLanguage));
  const html = renderStatic(<MoreListingsBand listings={listingsNear(context, tree, path)} />, paths, "near");
  return html === "" ? null : staticMarkup(context, `near-${path}`, html);
}
