import { reviewsOriginalPath, type SiteTree } from "@gevel/config";
import type { AppLoadContext } from "@remix-run/node";
import { renderStatic, staticMarkup } from "~/islands/render-static.server";
import { pathsOf } from "~/shell/chrome/chrome.server";
import type { Block, ModuleContent, ReviewsBlock } from "../content/items";
import { reviewList } from "./review-list.server";
import { ReviewListView } from "./review-list-view";

type Context = Pick<AppLoadContext, "replica" | "siteUrl" | "rendered" | "isDataRequest">;

function reviewsBlock(context: Context, tree: SiteTree, url: URL, id: string): ReviewsBlock {
  const list = reviewList(tree, url.searchParams);
  const paths = pathsOf(context, tree.language);
  const path = paths.byOriginalPath(reviewsOriginalPath) ?? url.pathname;
  const name = `reviews-${id}`;
  const html = renderStatic(<ReviewListView list={list} path={path} />, paths, name);
  return { kind: "reviews", id, rendered: staticMarkup(context, name, html), quotes: list.quotes, isPart: list.isPart };
}

const areQuotes = (block: Block) =>
  block.kind === "items" && block.items.length > 0 && block.items.every(({ kind }) => kind === "quote");

/**
 * CMS-16: on the reviews page the first group of testimonials that does not move becomes the list of all of them. Where
 * the CMS is older and sends none, the group stays.
 */
export function withReviews(
  context: Context,
  tree: SiteTree,
  { modules, url }: { modules: readonly ModuleContent[]; url: URL },
): ModuleContent[] {
  const shown = modules.find(({ view, blocks }) => view === "module-view" && blocks.some(areQuotes));
  const group = shown?.blocks.find(areQuotes);
  if (!shown || !group || tree.testimonials.length === 0) return [...modules];
  const block = reviewsBlock(context, tree, url, group.id);
  return modules.map((module) =>
    module === shown ? { ...module, blocks: module.blocks.map((other) => (other === group ? block : other)) } : module,
  );
}
