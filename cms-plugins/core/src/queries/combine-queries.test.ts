import { expect, it, vi } from "vitest";
import type { QueryStatus } from "./use-query.js";
import { combineQueries } from "./combine-queries.js";

const list = (state: QueryStatus["state"]) => ({ state, reload: vi.fn() });

it.each([
  [["loaded", "loaded"], "loaded"],
  [["loaded", "waiting"], "waiting"],
  [["unreachable", "loaded"], "unreachable"],
  [["waiting", "unreachable"], "unreachable"],
  [["unreachable", "closed"], "closed"],
] as const)("CMS-1 combined queries that are %j are %s", (states, state) => {
  expect(combineQueries(...states.map(list)).state).toBe(state);
});

it("CMS-1 reloads only the failed queries", () => {
  const [here, gone] = [list("loaded"), list("unreachable")];
  combineQueries(here, gone).reload();
  expect(here.reload).not.toHaveBeenCalled();
  expect(gone.reload).toHaveBeenCalledOnce();
});
