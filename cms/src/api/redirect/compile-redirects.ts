import type { SiteTree } from "@gevel/config";
import type { CompileContext } from "../site/compile/compile-context";
import { safeAddress } from "../site/compile/safe-address";

/** ROUTE-8: as staff entered them, the address read like an original path. Of two from one address the older counts. */
export function compileRedirects({ content, language, defaultLanguage, say }: CompileContext): SiteTree["redirects"] {
  const result = new Map<string, SiteTree["redirects"][number]>();
  for (const id of content.redirects.ids()) {
    const row = content.redirects.show(id, language, defaultLanguage)?.row;
    if (!row) continue;
    const from = row.from.replace(/^\/+|\/+$/g, "").toLowerCase();
    const to = safeAddress(row.to);
    if (from === "" || to === "" || to.replace(/^\/+|\/+$/g, "").toLowerCase() === from) {
      say(`redirect ${id} from "${row.from}" to "${row.to}" cannot be followed`);
    } else if (!result.has(from)) {
      result.set(from, { from, to });
    }
  }
  return [...result.values()];
}
