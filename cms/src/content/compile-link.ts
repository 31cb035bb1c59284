import type { Link } from "@gevel/config";
import type { LinkRow } from "./shared-rows";
import type { CompileContext } from "./compile-context";
import { safeAddress } from "./safe-address";

/** The route's name in a language, for links that staff gave no label. */
function routeLabel(routeId: string, { routes, language, defaultLanguage }: CompileContext): string {
  const breadcrumb = routes.get(routeId)?.breadcrumb;
  return breadcrumb?.[language] ?? breadcrumb?.[defaultLanguage] ?? "";
}

/** The route if it has an address in this language, else a note. */
export function routeFor(routeId: string | null, from: string, context: CompileContext): string | null {
  if (routeId === null) return null;
  if (context.routes.get(routeId)?.paths[context.language] !== undefined) return routeId;
  context.reportProblem(`${from} links to ${routeId}, which has no published address`);
  return null;
}

/** Null when it leads nowhere. */
export function compileLink(row: LinkRow | null, from: string, context: CompileContext): Link | null {
  if (!row) return null;
  const routeId = routeFor(row.page, from, context) ?? routeFor(row.article, from, context);
  if (routeId !== null) return { label: row.label || routeLabel(routeId, context), routeId, url: "" };
  const url = safeAddress(row.url);
  return url === "" ? null : { label: row.label || url, routeId: null, url };
}

export function compileLinks(rows: readonly LinkRow[], from: string, context: CompileContext): Link[] {
  return rows.map((row) => compileLink(row, from, context)).filter((link) => link !== null);
}
