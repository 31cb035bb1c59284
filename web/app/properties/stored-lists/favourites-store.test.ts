import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storedListings, parseStoredList, updateStoredList, subscribeToStoredLists } from "./favourites-store";

/** A browser's storage, and its window as far as it is listened to. */
function browser(storage: Partial<Storage> = {}) {
  const favourites = new Map<string, string>();
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => favourites.get(key) ?? null,
    setItem: (key: string, value: string) => void favourites.set(key, value),
    ...storage,
  });
  return { favourites, window };
}

describe("the favourites of a browser", () => {
  beforeEach(() => void browser());
  afterEach(() => vi.unstubAllGlobals());

  it("CONSENT-1 are added and removed, with one notification each", () => {
    const listener = vi.fn();
    const stop = subscribeToStoredLists(listener);
    expect(updateStoredList("favourites", [7], true)).toBeNull();
    expect(updateStoredList("favourites", [3, 7], true)).toBeNull();
    expect(storedListings("favourites")).toEqual([3, 7]);
    expect(storedListings("hidden")).toEqual([]);
    expect(updateStoredList("favourites", [3], false)).toBeNull();
    expect(storedListings("favourites")).toEqual([7]);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    updateStoredList("favourites", [8], true);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it("are the same list as long as nothing changes, and the new one when another tab changes it", () => {
    const { favourites, window } = browser();
    updateStoredList("favourites", [7], true);
    expect(storedListings("favourites")).toBe(storedListings("favourites"));
    const seen: (readonly number[])[] = [];
    subscribeToStoredLists(() => seen.push(storedListings("favourites")));
    favourites.set("gevel.kept", "[7,9]");
    window.dispatchEvent(new Event("storage"));
    expect(seen).toEqual([[7, 9]]);
  });

  it.each(["", "null", "{}", "[", '"7"', '["7",null,-1,1.5,{}]'])("are empty where %j is stored", (text) => {
    expect(parseStoredList(text, "favourites")).toEqual([]);
  });

  it("are unique, and limited in number", () => {
    expect(parseStoredList("[7,7,3]", "favourites")).toEqual([7, 3]);
    expect(parseStoredList(JSON.stringify(Array.from({ length: 999 }, (_, id) => id + 1)), "favourites")).toHaveLength(
      60,
    );
  });

  it("reject one too many with a message, and lose none", () => {
    const many = Array.from({ length: 60 }, (_, id) => id + 1);
    expect(updateStoredList("favourites", many, true)).toBeNull();
    expect(updateStoredList("favourites", [99], true)).toBe("full");
    expect(storedListings("favourites")).toEqual(many);
    expect(updateStoredList("favourites", [60], true)).toBeNull();
  });

  it("are empty in a browser without storage, and adding one reports that", () => {
    const throwError = () => {
      throw new Error("SecurityError");
    };
    browser({ getItem: throwError, setItem: throwError });
    expect(storedListings("favourites")).toEqual([]);
    expect(updateStoredList("favourites", [7], true)).toBe("forbidden");
  });
});
