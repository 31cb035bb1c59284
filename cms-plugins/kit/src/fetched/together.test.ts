import { expect, it, vi } from "vitest";
import type { Fetching } from "./fetched.js";
import { together } from "./together.js";

const list = (state: Fetching["state"]) => ({ state, again: vi.fn() });

it.each([
  [["here", "here"], "here"],
  [["here", "waiting"], "waiting"],
  [["unreachable", "here"], "unreachable"],
  [["waiting", "unreachable"], "unreachable"],
  [["unreachable", "closed"], "closed"],
] as const)("CMS-1 lists that belong together and are %j are %s", (states, state) => {
  expect(together(...states.map(list)).state).toBe(state);
});

it("CMS-1 asks again for what is not there alone", () => {
  const [here, gone] = [list("here"), list("unreachable")];
  together(here, gone).again();
  expect(here.again).not.toHaveBeenCalled();
  expect(gone.again).toHaveBeenCalledOnce();
});
