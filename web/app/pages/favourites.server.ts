import { AppError } from "@gevel/config";
import { redirect, type AppLoadContext } from "@remix-run/node";
import { favouritesPath } from "~/i18n/paths";
import { textOf } from "~/i18n/text-of.server";
import { renderFavourites } from "~/properties/favourites/render-favourites.server";
import type { FavouritesData } from "~/properties/favourites/favourites-data";
import { treeOf } from "~/shell/chrome/chrome.server";
import { screenMeta } from "~/shell/head/page-meta.server";
import { resolveRequest } from "./resolve/resolve-request.server";

/** A8: the listings named in the address. The server knows them only from it and caches no such page. */
export function loadFavourites(context: AppLoadContext, request: Request): FavouritesData {
  const url = new URL(request.url);
  const resolved = resolveRequest(context, url);
  if (resolved.kind === "redirect") throw redirect(resolved.to, 301);
  if (resolved.kind !== "favourites") throw new AppError("PAGE_NOT_FOUND");
  context.leftOut = true;
  const tree = treeOf(context, resolved.language);
  const title = textOf(tree.language, "favourites.page.title");
  const meta = screenMeta(context, tree, { title, path: favouritesPath, canonical: false });
  return {
    kind: "favourites",
    meta,
    ...renderFavourites(context, url.searchParams, { language: tree.language, title }),
  };
}
