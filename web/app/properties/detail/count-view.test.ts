import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countView } from "./count-view";

const sent: string[] = [];
let page: EventTarget & { visibilityState: "visible" | "hidden" };
let browser: EventTarget & { location: { pathname: string } };

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  browser = Object.assign(new EventTarget(), {
    location: { pathname: "/nl/te-koop/antwerpen/huis/7/" },
    setTimeout,
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", browser);
  vi.stubGlobal("navigator", { sendBeacon: (path: string, body: string) => sent.push(`${path} ${body}`) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const turn = (state: "visible" | "hidden") => {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
};
const pageShownAgain = (persisted: boolean) =>
  browser.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

describe("a page view of a listing", () => {
  it("OWNER-5 is sent after two seconds, and once", () => {
    countView(7);
    vi.advanceTimersByTime(1_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(["/api/views 7"]);
    turn("hidden");
    turn("visible");
    pageShownAgain(false);
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
  });

  it("OWNER-5 starts anew in a tab that was hidden, or prerendered", () => {
    page.visibilityState = "hidden";
    countView(7);
    vi.runAllTimers();
    turn("visible");
    vi.advanceTimersByTime(1_500);
    turn("hidden");
    vi.runAllTimers();
    turn("visible");
    vi.advanceTimersByTime(1_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(1);
  });

  it("OWNER-5 counts again when the browser restores the page from its cache", () => {
    countView(7);
    vi.runAllTimers();
    turn("hidden");
    turn("visible");
    pageShownAgain(true);
    vi.runAllTimers();
    expect(sent).toHaveLength(2);
  });

  it("OWNER-5 ends with navigation to another listing, which sends its own", () => {
    const end = countView(7);
    vi.advanceTimersByTime(1_000);
    end();
    countView(8);
    vi.runAllTimers();
    turn("hidden");
    turn("visible");
    vi.runAllTimers();
    expect(sent).toEqual(["/api/views 8"]);
  });

  it("OWNER-5 is sent in the background, or on leaving after long enough", () => {
    const tasks: { run: () => void; options: { delay: number; priority: string; signal: AbortSignal } }[] = [];
    Object.assign(browser, {
      scheduler: {
        postTask: async (run: () => void, options: (typeof tasks)[number]["options"]) => {
          tasks.push({ run, options });
          return new Promise((_, reject) => options.signal.addEventListener("abort", () => reject(new Error("over"))));
        },
      },
    });
    /** As browsers do: an aborted task is not run. */
    const quiet = () => {
      for (const { run, options } of tasks.splice(0)) if (!options.signal.aborted) run();
    };
    const look = (id: number, ms = 2_000) => {
      const end = countView(id);
      vi.advanceTimersByTime(ms);
      return end;
    };
    look(1)();
    expect(sent).toEqual(["/api/views 1"]);
    expect(tasks[0]?.options).toMatchObject({ delay: 2_000, priority: "background" });
    quiet();

    const second = look(2);
    expect(sent).toHaveLength(1);
    quiet();
    turn("hidden");
    expect(sent).toEqual(["/api/views 1", "/api/views 2"]);
    second();
    turn("visible");

    const third = look(3);
    turn("hidden");
    expect(sent).toEqual(["/api/views 1", "/api/views 2", "/api/views 3"]);
    quiet();
    third();
    turn("visible");
    look(4, 1_999)();
    quiet();
    expect(sent).toHaveLength(3);
  });

  it("OWNER-5 is not sent for a staff preview", () => {
    browser.location.pathname = "/nl/preview/";
    countView(7);
    vi.runAllTimers();
    expect(sent).toEqual([]);
  });
});
