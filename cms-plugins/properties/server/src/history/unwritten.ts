import type { ImportHistory } from "@gevel/config";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

/** Imports since this CMS started that the history has no whole entry of: whoever reads it must know that it has holes. */
const unwrittenOf = perStrapi((): { imports: ImportHistory["unwritten"] } => ({ imports: null }));

export const unwrittenImports = (strapi: Core.Strapi): ImportHistory["unwritten"] => unwrittenOf(strapi).imports;

export function countUnwritten(strapi: Core.Strapi, cause: unknown): void {
  strapi.log.error(`an import could not be written into the history: ${String(cause).slice(0, 500)}`);
  const known = unwrittenOf(strapi);
  known.imports = { count: (known.imports?.count ?? 0) + 1, lastAt: new Date().toISOString() };
}
