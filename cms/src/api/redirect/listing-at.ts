import { listOriginalPaths, projectsOriginalPath, type Language, type RouteEntry } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { canonicalAddress } from "../../validation/rules/address";

const property = "plugin::properties.property";
const project = "plugin::properties.project";

/** What the addresses below a page lead to, by the page's original address. */
const typesBelow = new Map<string, typeof property | typeof project>([
  ...Object.values(listOriginalPaths).map((path) => [path, property] as const),
  [projectsOriginalPath, project],
]);

/** ROUTE-5, ROUTE-7: whether a listing or project that is on the site has this address. Its number alone finds it. */
export async function isListingAt(
  strapi: Core.Strapi,
  path: string,
  { language, routes }: { language: Language; routes: readonly RouteEntry[] },
): Promise<boolean> {
  const id = Number(/\/(\d{1,9})$/.exec(path)?.[1] ?? Number.NaN);
  if (Number.isNaN(id)) return false;
  for (const { originalPath, paths } of routes) {
    const type = typesBelow.get(canonicalAddress(originalPath));
    const list = canonicalAddress(paths[language] ?? "");
    if (type === undefined || list === "" || !path.startsWith(`${list}/`)) continue;
    if ((await strapi.db.query(type).count({ where: { id, withdrawnAt: null } })) > 0) return true;
  }
  return false;
}
