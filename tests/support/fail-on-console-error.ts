import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

/** An error on the console that a test did not ask for fails it; `vi.spyOn(console, "error")` in a test asks for it. */
let spy: MockInstance;

beforeEach(() => {
  spy = vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = spy.mock.calls;
  const requested = vi.isMockFunction(console.error) && console.error !== (spy as unknown);
  spy.mockRestore();
  if (!requested) expect(calls, "unexpected console.error").toEqual([]);
});
