import { languages, otherOriginalPaths, type Language, type RouteEntry } from "@gevel/config";
import { routePath } from "./paths";

export interface RouteIndex {
  byId(id: string): RouteEntry | null;
  byOriginalPath(originalPath: string): RouteEntry | null;
  /**
   * By its path in the language, else its original path, else its path in another language, else that of an unpublished
   * version. Expects lower case.
   */
  find(path: string, language: Language): RouteEntry | null;
}

const made = new WeakMap<readonly RouteEntry[], RouteIndex>();

/** Built once per state of the replica. */
export function routeIndex(routes: readonly RouteEntry[], defaultLanguage: Language): RouteIndex {
  const cached = made.get(routes);
  if (cached) return cached;
  const index = makeIndex(routes, defaultLanguage);
  made.set(routes, index);
  return index;
}

function makeIndex(routes: readonly RouteEntry[], defaultLanguage: Language): RouteIndex {
  // Reversed, so that the first of two pages with the same path keeps it.
  const inOrder = [...routes].reverse();
  const ids = new Map(inOrder.map((route) => [route.id, route]));
  const originals = new Map(inOrder.map((route) => [route.originalPath.toLowerCase(), route]));
  const home = originals.get("");
  if (home && !originals.has("home")) originals.set("home", home);
  for (const [other, original] of Object.entries(otherOriginalPaths)) {
    const route = originals.get(original);
    if (route && !originals.has(other)) originals.set(other, route);
  }
  const paths = new Map(
    languages.map((language) => [
      language,
      new Map(
        inOrder.flatMap((route) => {
          const path = routePath(route, language, defaultLanguage);
          return path === null ? [] : [[path, route] as const];
        }),
      ),
    ]),
  );
  const unpublished = new Map(
    inOrder.flatMap((route) =>
      Object.entries(route.unpublishedPaths ?? {}).map(([language, path]) => [
        `${language}/${path.toLowerCase()}`,
        route,
      ]),
    ),
  );
  return {
    byId: (id) => ids.get(id) ?? null,
    byOriginalPath: (original) => originals.get(original.toLowerCase()) ?? null,
    find(path, language) {
      const own = paths.get(language)?.get(path) ?? originals.get(path);
      if (own) return own;
      for (const other of languages) {
        const route = paths.get(other)?.get(path);
        if (route) return route;
      }
      return unpublished.get(`${language}/${path}`) ?? null;
    },
  };
}
