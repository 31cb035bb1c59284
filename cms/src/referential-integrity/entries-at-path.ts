import type { MenuEntry } from "@gevel/config";
import type { SiteContent } from "../api/site/compile/compile-context";
import { compileSite } from "../api/site/compile/compile-site";
import { compileMenu } from "../api/menu/compile-menu";
import { titleOf, type Use } from "./uses";

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.childMenus)]);

/** Menu entries that name no page and arrive at this one by their path. */
export function entriesAtPath(id: string, content: SiteContent): Use[] {
  const hasAddress = content.pages.versions(id).length > 0 || content.articles.versions(id).length > 0;
  if (!hasAddress) return [];
  const { enabled, contextOf } = compileSite(content);
  const arriving = enabled
    .flatMap((language) => all(compileMenu(contextOf(language))))
    .filter((entry) => entry.routeId === id)
    .map((entry) => entry.id);
  return [...new Set(arriving)].flatMap((entry) => {
    const versions = content.menus.versions(entry);
    const [first] = versions;
    const names = versions.some(({ page, article }) => page === id || article === id);
    return first && !names ? [{ by: "menus" as const, id: entry, title: titleOf(first) }] : [];
  });
}
