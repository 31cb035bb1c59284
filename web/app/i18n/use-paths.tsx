import { createContext, useContext, type ReactNode } from "react";
import { createPaths, type Paths, type PathTable } from "./paths";
import { fallbackLanguage } from "@gevel/config";

const PathsContext = createContext<Paths>(createPaths({ language: fallbackLanguage, rows: [] }));

export function PathsProvider({ paths, children }: { paths: Paths; children: ReactNode }) {
  return <PathsContext.Provider value={paths}>{children}</PathsContext.Provider>;
}

let last: { table: PathTable; paths: Paths } | undefined;

/** The same table gives the same lookup, so that links do not re-render needlessly. */
export function pathsOf(table: PathTable): Paths {
  if (last?.table !== table) last = { table, paths: createPaths(table) };
  return last.paths;
}

/** LANG-7: addresses in the language of the page. */
export function usePaths(): Paths {
  return useContext(PathsContext);
}
