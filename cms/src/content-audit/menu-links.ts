import type { MenuEntry } from "@gevel/config";
import { pointsAt, type CompileContext, type RowOf } from "../api/site/compile/compile-context";
import type { EntryLink } from "./entry-links";

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.childMenus)]);

/** By document, where the menu of a language leads by addresses of its own. */
export const menuAddresses = (menu: readonly MenuEntry[]): ReadonlyMap<string, string> =>
  new Map(all(menu).map(({ id, routeId, url }) => [id, routeId === null ? url : ""]));

/** What a menu entry leads to; one without anything of its own may stand over others. */
export function menuLinks(
  row: RowOf<"menus">,
  addresses: ReadonlyMap<string, string>,
  { content: { menus, pages, articles }, defaultLanguage }: Pick<CompileContext, "content" | "defaultLanguage">,
): EntryLink[] {
  const linkText = row.title || row.name;
  if ((row.redirect || row.type === "link") && row.redirectUrl !== "")
    return [{ field: "redirectUrl", linkText, address: row.redirectUrl, entry: null }];
  const isArticle = row.type === "article";
  const entry = isArticle
    ? pointsAt(menus, row, (version) => version.article, articles, defaultLanguage)
    : pointsAt(menus, row, (version) => version.page, pages, defaultLanguage);
  const field = isArticle ? "article" : "page";
  if (entry !== null) return [{ field, linkText, address: null, entry }];
  const address = addresses.get(row.documentId);
  // Not in the menu at all: it leads nowhere, and no other stands under it.
  if (address === undefined) return [{ field: row.path === "" ? field : "path", linkText, address: null, entry: null }];
  return address === "" ? [] : [{ field: "path", linkText, address, entry: null }];
}
