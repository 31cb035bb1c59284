import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countView } from "./count-view";

const told: string[] = [];
let page: EventTarget & { visibilityState: "visible" | "hidden" };
let browser: EventTarget & { location: { pathname: string } };

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  browser = Object.assign(new EventTarget(), {
    location: { pathname: "/nl/te-koop/antwerpen/huis/7/" },
    setTimeout,
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browser);
  vi.stubGlobal("navigator", { sendBeacon: (path: string, body: string) => told.push(`${path} ${body}`) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn = (state: "visible" | "hidden") => {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
};
const shownAgain = (persisted: boolean) => browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a look at a home", () => {
  it("OWNER-5 is told once it lasted two seconds, and once", () => {
    countView(7);
    vi.advanceTimersByTime(1_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["/api/views 7"]);
    turn("hidden");
    turn("visible");
    shownAgain(false);
    vi.runAllTimers();
    expect(told).toHaveLength(1);
  });

  it("OWNER-5 begins anew in a tab that was behind another, or drawn before anybody asked", () => {
    page.visibilityState = "hidden";
    countView(7);
    vi.runAllTimers();
    turn("visible");
    vi.advanceTimersByTime(1_500);
    turn("hidden");
    vi.runAllTimers();
    turn("visible");
    vi.advanceTimersByTime(1_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toHaveLength(1);
  });

  it("OWNER-5 is another one when the browser shows the page as it was left", () => {
    countView(7);
    vi.runAllTimers();
    turn("hidden");
    turn("visible");
    shownAgain(true);
    vi.runAllTimers();
    expect(told).toHaveLength(2);
  });

  it("OWNER-5 ends where a visitor walks on to another home, which is told as itself", () => {
    const end = countView(7);
    vi.advanceTimersByTime(1_000);
    end();
    countView(8);
    vi.runAllTimers();
    turn("hidden");
    turn("visible");
    vi.runAllTimers();
    expect(told).toEqual(["/api/views 8"]);
  });

  it("OWNER-5 is told when the browser has nothing else to do, or as the visitor leaves it", () => {
    let idle: () => void = () => undefined;
    const ask = vi.fn((told: () => void) => (idle = told));
    vi.stubGlobal("requestIdleCallback", ask);
    Object.assign(browser, { requestIdleCallback: ask });
    const look = (id: number) => {
      const end = countView(id);
      vi.advanceTimersByTime(2_000);
      return end;
    };
    look(1)();
    expect(told).toEqual(["/api/views 1"]);
    idle();

    look(2);
    expect(told).toHaveLength(1);
    idle();
    turn("hidden");
    expect(told).toEqual(["/api/views 1", "/api/views 2"]);
    turn("visible");

    const end = look(3);
    turn("hidden");
    expect(told).toEqual(["/api/views 1", "/api/views 2", "/api/views 3"]);
    idle();
    end();
    expect(told).toHaveLength(3);
    // A page that is never idle tells it all the same.
    expect(ask.mock.calls[0]).toEqual([expect.any(Function), { timeout: 2_000 }]);
  });

  it("OWNER-5 is none where staff look at a preview", () => {
    browser.location.pathname = "/nl/preview/";
    countView(7);
    vi.runAllTimers();
    expect(told).toEqual([]);
  });
});
