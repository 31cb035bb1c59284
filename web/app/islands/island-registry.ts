import type { Island } from "./island";

type Named = Record<string, Pick<Island<never>, "preload">>;

const registry: Named = {};

/** The names by which the server lists in a document the islands to load. */
export function registerIslands<Islands extends Named>(islands: Islands): Islands {
  Object.assign(registry, islands);
  return islands;
}

export const preloadIslands = (names: string) =>
  Promise.all(names.split(" ").flatMap((name) => registry[name]?.preload() ?? []));

/** The server renders synchronously, so it loads all islands beforehand, including those that others register. */
export async function preloadAllIslands(): Promise<void> {
  for (let names = ""; names !== Object.keys(registry).join(" ");) {
    names = Object.keys(registry).join(" ");
    await preloadIslands(names);
  }
}
