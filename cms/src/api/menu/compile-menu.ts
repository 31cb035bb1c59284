import { type MenuEntry, parseListingPath, reservedPart } from "@gevel/config";
import { pointsAt, type CompileContext } from "../../content/compile-context";
import { routeFor } from "../../content/compile-link";
import { compileMedia } from "../../content/compile-media";
import type { Documents, Shown } from "../../content/documents";
import type { Version } from "../../content/row-fields";
import { safeAddress } from "../../content/safe-address";
import { compileRedirects, type RedirectContent } from "../redirect/compile-redirects";
import type { MenuRow } from "./menu-type";

interface MenuContent extends RedirectContent {
  readonly menus: Documents<MenuRow>;
  readonly pages: Documents<Version>;
  readonly articles: Documents<Version>;
}

/**
 * Whether the site answers at a path without a page: it redirects other names of a page and old addresses, has screens
 * of its own, and a listing may be there.
 */
function knownPath(context: CompileContext<MenuContent>): (path: string) => boolean {
  const routes = [...context.routes.values()];
  const names = new Set(
    routes.flatMap(({ originalPath, paths, unpublishedPaths }) =>
      [originalPath, ...Object.values(paths), ...Object.values(unpublishedPaths ?? {})].map((name) =>
        name.toLowerCase(),
      ),
    ),
  );
  const redirected = new Set(
    compileRedirects(context).flatMap(({ from, query }) => (query === undefined ? [from] : [])),
  );
  return (written) => {
    const path = written.toLowerCase();
    if (names.has(path) || redirected.has(path) || reservedPart(path) !== null) return true;
    return [...names].some((list) => list !== "" && parseListingPath(path, list) !== null);
  };
}

interface MenuTarget extends Pick<MenuEntry, "routeId" | "url"> {
  /** A path without a page. */
  isBarePath?: boolean;
}

interface MenuContext extends CompileContext<MenuContent> {
  /** Whether the site answers at a path without a page. */
  isKnown: (path: string) => boolean;
}

/** The page at a path of this language, else the path itself; nothing where visitors would get a 404. */
function atPath(path: string, { routes, language, isKnown }: MenuContext): MenuTarget {
  const route = [...routes.values()].find(({ paths }) => paths[language]?.toLowerCase() === path.toLowerCase());
  if (route) return { routeId: route.id, url: "" };
  return { routeId: null, url: isKnown(path) ? `/${language}/${path}/` : "", isBarePath: true };
}

/** CHROME-1: an entry that only groups others links to the first of them with a target. */
function firstTarget(entries: readonly MenuEntry[]): MenuTarget | null {
  for (const { routeId, url } of entries) if (routeId !== null || url !== "") return { routeId, url };
  return null;
}

/** The target of an entry; null when the content that staff chose is not published. */
function targetOf(row: MenuRow, path: string, context: MenuContext): MenuTarget | null {
  const { content, defaultLanguage } = context;
  if ((row.redirect || row.type === "link") && row.redirectUrl !== "") {
    const url = safeAddress(row.redirectUrl);
    if (url === "") context.reportProblem(`menu entry ${row.documentId} redirects to an unsafe address`);
    return url === "" ? null : { routeId: null, url };
  }
  const chosen =
    row.type === "article"
      ? pointsAt(content.menus, row, (version) => version.article, content.articles, defaultLanguage)
      : pointsAt(content.menus, row, (version) => version.page, content.pages, defaultLanguage);
  if (chosen === null) return path === "" ? null : atPath(path, context);
  const routeId = routeFor(chosen, `menu entry ${row.documentId}`, context);
  return routeId === null ? null : { routeId, url: "" };
}

/** CHROME-1: published entries under their published parents, in the order of `sort`. */
export function compileMenu(compiled: CompileContext<MenuContent>): MenuEntry[] {
  const context: MenuContext = { ...compiled, isKnown: knownPath(compiled) };
  const { content, language, defaultLanguage, reportProblem } = context;
  const { menus } = content;
  const shown = menus.ids().flatMap((id) => menus.show(id, language, defaultLanguage) ?? []);
  const childrenOf = new Map<string | null, Shown<MenuRow>[]>();
  for (const entry of shown) {
    const parent = pointsAt(menus, entry.row, (row) => row.parent, menus, defaultLanguage);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), entry]);
  }

  const placed = new Set<string>();
  /** The prefix of the entries below this one: the address of its page, else its own part of one. */
  const addressOf = (routeId: string | null, path: string): string =>
    (routeId === null ? undefined : context.routes.get(routeId)?.paths[language]) ?? path;

  const build = (parent: string | null, parentPath: string): MenuEntry[] =>
    (childrenOf.get(parent) ?? [])
      .sort((a, b) => a.row.sort - b.row.sort)
      .flatMap(({ row, lang }) => {
        placed.add(row.documentId);
        const path = [parentPath, row.path.replace(/^\/+|\/+$/g, "")].filter((part) => part !== "").join("/");
        const own = targetOf(row, path, context);
        const childMenus = build(row.documentId, addressOf(own?.routeId ?? null, path));
        const target = own?.isBarePath ? (firstTarget(childMenus) ?? own) : own;
        const hasNoTarget = !target || (target.routeId === null && target.url === "");
        if (hasNoTarget && childMenus.length === 0) {
          reportProblem(`menu entry ${row.documentId} has no target`);
          return [];
        }
        return [
          {
            id: row.documentId,
            lang,
            name: row.name,
            title: row.title || row.name,
            routeId: target?.routeId ?? null,
            url: target?.url ?? "",
            isHaveSubMenu: row.isHaveSubMenu,
            showFixedMenu: row.showFixedMenu,
            menuMobile: row.menuMobile,
            css: row.css,
            image: compileMedia(row.image, row.title || row.name, context),
            description: row.description,
            childMenus,
          },
        ];
      });

  const menu = build(null, "");
  for (const { row } of shown) {
    if (!placed.has(row.documentId)) {
      reportProblem(`menu entry ${row.documentId} is under an unpublished entry, or in a loop`);
    }
  }
  return menu;
}
