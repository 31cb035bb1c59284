import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drumbeat } from "./drumbeat";

describe("CMS-9 a preview that follows typing", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Types a letter each time, and tells which of them were asked for. */
  function typing() {
    const asked: string[] = [];
    const { next, stop } = drumbeat({ pause: 500, first: 100 });
    const type = (words: string, took = 0) =>
      next(async () => {
        asked.push(words);
        await new Promise((resolve) => setTimeout(resolve, took));
      });
    return { asked, type, stop };
  }

  it("asks soon after the first letter, then in a rhythm, and for the last one always", async () => {
    const { asked, type } = typing();
    for (const words of ["a", "ab", "abc"]) {
      type(words);
      await vi.advanceTimersByTimeAsync(40);
    }
    expect(asked).toEqual(["abc"]);
    type("abcd");
    await vi.advanceTimersByTimeAsync(300);
    expect(asked).toEqual(["abc"]);
    type("abcde");
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["abc", "abcde"]);
  });

  it("never asks twice at once, however slow the answer is", async () => {
    const { asked, type } = typing();
    type("slow", 3000);
    await vi.advanceTimersByTimeAsync(100);
    type("later");
    type("latest");
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toEqual(["slow"]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual(["slow", "latest"]);
  });

  it("asks for nothing more once it is closed", async () => {
    const { asked, type, stop } = typing();
    type("a");
    stop();
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
  });
});
