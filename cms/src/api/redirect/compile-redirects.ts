import type { SiteTree } from "@gevel/config";
import { languageUse } from "../site-config/compile-config";
import type { CompileContext } from "../site/compile/compile-context";
import { safeAddress } from "../site/compile/safe-address";
import { redirectsIn, routesByName } from "./followed-redirects";
import { oldAddress } from "./old-address";

/**
 * ROUTE-8: of two from one address the first counts. None goes over a page: staff are refused that, but a language that is
 * switched on or a version that is unpublished can bring it about later.
 */
export function compileRedirects({ content, routes, language, say }: CompileContext): SiteTree["redirects"] {
  const use = languageUse(content.siteConfigs);
  const leadsTo = (to: string, from: string) => {
    const { path, language: named } = oldAddress(to, use.enabled);
    return !/^https?:/i.test(to) && path === from && (named ?? language) === language;
  };
  const standing = routesByName(language, routes.values());
  const result = new Map<string, SiteTree["redirects"][number]>();
  for (const { row, from } of redirectsIn(language, content.redirects, use)) {
    const to = safeAddress(row.to);
    const hidden = standing.get(from);
    if (from === "" || to === "" || leadsTo(to, from)) {
      say(`redirect ${row.documentId} from "${row.from}" to "${row.to}" cannot be followed`);
    } else if (hidden) {
      say(`redirect ${row.documentId} from "${row.from}" would hide ${hidden.type} ${hidden.id} in ${language}`);
    } else if (!result.has(from)) {
      result.set(from, { from, to });
    }
  }
  return [...result.values()];
}
