import type { Fetching } from "./fetched.js";

/** From what helps least to what helps most. */
const missing = ["closed", "unreachable", "waiting"] as const;

/** Lists of which each says something with the others alone, as one: here once all are; `again` asks for those that are not. */
export function together(...lists: readonly Fetching[]): Fetching {
  return {
    state: missing.find((state) => lists.some((list) => list.state === state)) ?? "here",
    again: () => {
      for (const { state, again } of lists) if (state !== "here") again();
    },
  };
}
