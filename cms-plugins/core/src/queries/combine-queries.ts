import type { QueryStatus } from "./use-query.js";

/** From what helps least to what helps most. */
const priority = ["closed", "unreachable", "waiting"] as const;

/** Combines lists that are of use only together: loaded once all are; `reload` fetches those that are not. */
export function combineQueries(...lists: readonly QueryStatus[]): QueryStatus {
  return {
    state: priority.find((state) => lists.some((list) => list.state === state)) ?? "loaded",
    reload: () => {
      for (const { state, reload } of lists) if (state !== "loaded") reload();
    },
  };
}
