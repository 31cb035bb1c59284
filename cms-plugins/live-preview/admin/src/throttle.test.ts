import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throttle } from "./throttle";

describe("CMS-9 a throttled preview", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Types a letter on each call and returns the requested ones. */
  function typing() {
    const requested: string[] = [];
    const { next, stop } = throttle({ pause: 500, first: 100 });
    const type = (value: string, durationMs = 0) =>
      next(async () => {
        requested.push(value);
        await new Promise((resolve) => setTimeout(resolve, durationMs));
      });
    return { requested, type, stop };
  }

  it("requests soon after the first keystroke, then at an interval, and always for the last one", async () => {
    const { requested, type } = typing();
    for (const value of ["a", "ab", "abc"]) {
      type(value);
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(requested).toEqual(["abc"]);
    type("abcd");
    await vi.advanceTimersByTimeAsync(300);
    expect(requested).toEqual(["abc"]);
    type("abcde");
    await vi.runAllTimersAsync();
    expect(requested).toEqual(["abc", "abcde"]);
  });

  it("never has two requests at once, however slow the answer", async () => {
    const { requested, type } = typing();
    type("slow", 3000);
    await vi.advanceTimersByTimeAsync(100);
    type("later");
    type("latest");
    await vi.advanceTimersByTimeAsync(2000);
    expect(requested).toEqual(["slow"]);
    await vi.runAllTimersAsync();
    expect(requested).toEqual(["slow", "latest"]);
  });

  it("requests nothing once it is closed", async () => {
    const { requested, type, stop } = typing();
    type("a");
    stop();
    await vi.runAllTimersAsync();
    expect(requested).toEqual([]);
  });
});
