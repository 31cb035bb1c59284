import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { trackActivity } from "./use-live-portal";

const minute = 60_000;

describe("an open portal", () => {
  const window = new EventTarget();
  let isActive = true;
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", window);
    isActive = true;
    stop = trackActivity((now) => (isActive = now));
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("OWNER-2 polls for five minutes after it was opened", () => {
    vi.advanceTimersByTime(4.5 * minute);
    expect(isActive).toBe(true);
    vi.advanceTimersByTime(minute);
    expect(isActive).toBe(false);
  });

  it.each(["pointerdown", "pointermove", "keydown", "scroll", "focus"])(
    "OWNER-2 polls again after the first %s, for five minutes more",
    (sign) => {
      vi.advanceTimersByTime(60 * minute);
      window.dispatchEvent(new Event(sign));
      expect(isActive).toBe(true);
      vi.advanceTimersByTime(4.5 * minute);
      expect(isActive).toBe(true);
      vi.advanceTimersByTime(minute);
      expect(isActive).toBe(false);
    },
  );

  it("OWNER-2 stops polling once it is left", () => {
    stop();
    vi.advanceTimersByTime(60 * minute);
    expect(isActive).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
