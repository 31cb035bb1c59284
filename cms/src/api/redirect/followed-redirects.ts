import type { Language, RouteEntry } from "@gevel/config";
import { canonicalAddress } from "../../content/address";
import type { LanguageUse } from "../site-config/compile-config";
import type { Documents } from "../../content/documents";
import { oldAddress } from "./old-address";
import type { RedirectRow } from "./redirect-row";

interface FollowedRedirect {
  row: RedirectRow;
  /** As visitors request it, without the language. */
  from: string;
  /** The parameters that a request must have; empty where any query will do. */
  query: string;
  /** Written for this language. Those of another apply where there is none (LANG-4). */
  isOwn: boolean;
}

/** ROUTE-8: the redirects that apply in a language: those written for it first, each group oldest first. */
export function redirectsIn(
  language: Language,
  redirects: Documents<RedirectRow>,
  { enabled, defaultLanguage }: LanguageUse,
): FollowedRedirect[] {
  const all = redirects.ids().flatMap((id) => {
    const shown = redirects.show(id, language, defaultLanguage);
    if (!shown) return [];
    const { path, query, language: named } = oldAddress(shown.row.from, enabled);
    if (named !== null && named !== language) return [];
    return [{ row: shown.row, from: path, query, isOwn: shown.lang === language || named === language }];
  });
  return all.sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

/** Without parameters a redirect answers every request for its path and so hides the page there. */
export const hidesPage = ({ query }: Pick<FollowedRedirect, "query">): boolean => query === "";

/** The addresses of a page or article at which the site looks for a redirect. The home page keeps its own. */
export function namesIn(language: Language, { paths, originalPath }: RouteEntry): string[] {
  const path = paths[language];
  return path === undefined ? [] : [path, originalPath].map(canonicalAddress).filter((name) => name !== "");
}

/** The pages and articles of a language by these addresses: the content a redirect from one of them would hide. */
export const routesByName = (language: Language, routes: Iterable<RouteEntry>): ReadonlyMap<string, RouteEntry> =>
  new Map([...routes].flatMap((route) => namesIn(language, route).map((name) => [name, route] as const)));
