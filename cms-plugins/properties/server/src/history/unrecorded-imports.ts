import type { ImportHistory } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** Imports since this CMS started without a complete log entry: readers of the log must know that it has gaps. */
const unrecordedOf = perStrapi((): { imports: ImportHistory["unlogged"] } => ({ imports: null }));

export const unrecordedImports = (strapi: Core.Strapi): ImportHistory["unlogged"] => unrecordedOf(strapi).imports;

export function countUnrecorded(strapi: Core.Strapi, cause: unknown): void {
  strapi.log.error(
    `import: recording its result in the import log failed, the result stands: ${String(cause).slice(0, 500)}`,
  );
  const known = unrecordedOf(strapi);
  known.imports = { count: (known.imports?.count ?? 0) + 1, lastAt: new Date().toISOString() };
}
