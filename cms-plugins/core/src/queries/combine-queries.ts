import type { QueryStatus } from "./shared-query.js";

/** From what helps least to what helps most. */
const priority = ["closed", "unreachable", "waiting"] as const;

/** Lists of which each says something with the others alone, as one: here once all are; `again` asks for those that are not. */
export function combineQueries(...lists: readonly QueryStatus[]): QueryStatus {
  return {
    state: priority.find((state) => lists.some((list) => list.state === state)) ?? "loaded",
    reload: () => {
      for (const { state, reload } of lists) if (state !== "loaded") reload();
    },
  };
}
