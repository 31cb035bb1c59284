import type { Island } from "./island";

type Named = Record<string, Pick<Island<never>, "preload">>;

const registry: Named = {};

/** Under the names by which the server says in a document what its browser has to load. */
export function registerIslands<Islands extends Named>(islands: Islands): Islands {
  Object.assign(registry, islands);
  return islands;
}

export const preloadIslands = (names: string) =>
  Promise.all(names.split(" ").flatMap((name) => registry[name]?.preload() ?? []));

/** The server draws in one go, so it has them all beforehand, also those that others bring along. */
export async function preloadAllIslands(): Promise<void> {
  for (let names = ""; names !== Object.keys(registry).join(" ");) {
    names = Object.keys(registry).join(" ");
    await preloadIslands(names);
  }
}
