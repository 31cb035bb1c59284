import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";

/** An unexpected console error fails the test; `vi.spyOn(console, "error")` in a test expects one. */
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
