import { matchingRedirect, type SiteTree } from "@gevel/config";
import { languageUse, type ConfigContent } from "../site-config/compile-config";
import type { CompileContext } from "../../content/compile-context";
import type { Documents } from "../../content/documents";
import { safeAddress } from "../../content/safe-address";
import { hidesPage, redirectsIn, routesByName } from "./followed-redirects";
import { oldAddress } from "./old-address";
import type { RedirectRow } from "./redirect-row";

export interface RedirectContent extends ConfigContent {
  readonly redirects: Documents<RedirectRow>;
}

/**
 * ROUTE-8: of two from one address the first counts. None goes over a page: staff are refused that, but a language that is
 * switched on or a version that is unpublished can bring it about later.
 */
export function compileRedirects({
  content,
  routes,
  language,
  reportProblem,
}: CompileContext<RedirectContent>): SiteTree["redirects"] {
  const use = languageUse(content.siteConfigs);
  const redirects = redirectsIn(language, content.redirects, use);
  const isSelfRedirect = (redirect: (typeof redirects)[number]) => {
    const { path, query, language: named } = oldAddress(redirect.row.to, use.enabled);
    if (/^https?:/i.test(redirect.row.to) || (named ?? language) !== language) return false;
    return matchingRedirect(redirects, [path], query) === redirect;
  };
  const routeByName = routesByName(language, routes.values());
  const result = new Map<string, SiteTree["redirects"][number]>();
  for (const redirect of redirects) {
    const { row, from, query } = redirect;
    const to = safeAddress(row.to);
    const address = `${from}?${query}`;
    const hidden = hidesPage(redirect) ? routeByName.get(from) : undefined;
    if (address === "?" || to === "" || isSelfRedirect(redirect)) {
      reportProblem(`redirect ${row.documentId} from "${row.from}" to "${row.to}" cannot be followed`);
    } else if (hidden) {
      reportProblem(
        `redirect ${row.documentId} from "${row.from}" would hide ${hidden.type} ${hidden.id} in ${language}`,
      );
    } else if (!result.has(address)) {
      result.set(address, { from, ...(query !== "" && { query }), to });
    }
  }
  return [...result.values()];
}
