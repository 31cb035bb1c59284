import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onShelf, readShelf, shelve, watchShelves } from "./shelf";

/** A browser's storage, and its window as far as it is listened to. */
function browser(storage: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    ...storage,
  });
  return { kept, window };
}

describe("the homes a browser remembers", () => {
  beforeEach(() => void browser());
  afterEach(() => vi.unstubAllGlobals());

  it("CONSENT-1 are kept and let go, and told of once each", () => {
    const told = vi.fn();
    const stop = watchShelves(told);
    expect(shelve("kept", [7], true)).toBeNull();
    expect(shelve("kept", [3, 7], true)).toBeNull();
    expect(onShelf("kept")).toEqual([3, 7]);
    expect(onShelf("hidden")).toEqual([]);
    expect(shelve("kept", [3], false)).toBeNull();
    expect(onShelf("kept")).toEqual([7]);
    expect(told).toHaveBeenCalledTimes(3);
    stop();
    shelve("kept", [8], true);
    expect(told).toHaveBeenCalledTimes(3);
  });

  it("are the same list as long as nothing changes, and those of another tab when it does", () => {
    const { kept, window } = browser();
    shelve("kept", [7], true);
    expect(onShelf("kept")).toBe(onShelf("kept"));
    const seen: (readonly number[])[] = [];
    watchShelves(() => seen.push(onShelf("kept")));
    kept.set("gevel.kept", "[7,9]");
    window.dispatchEvent(new Event("storage"));
    expect(seen).toEqual([[7, 9]]);
  });

  it.each(["", "null", "{}", "[", '"7"', '["7",null,-1,1.5,{}]'])("are none where %j is kept", (text) => {
    expect(readShelf(text, "kept")).toEqual([]);
  });

  it("are each once, and no more than are kept", () => {
    expect(readShelf("[7,7,3]", "kept")).toEqual([7, 3]);
    expect(readShelf(JSON.stringify(Array.from({ length: 999 }, (_, id) => id + 1)), "kept")).toHaveLength(60);
  });

  it("refuse one too many in words, and lose none", () => {
    const many = Array.from({ length: 60 }, (_, id) => id + 1);
    expect(shelve("kept", many, true)).toBeNull();
    expect(shelve("kept", [99], true)).toBe("full");
    expect(onShelf("kept")).toEqual(many);
    expect(shelve("kept", [60], true)).toBeNull();
  });

  it("are none in a browser that forbids storage, which says so when asked to keep one", () => {
    const refuse = () => {
      throw new Error("SecurityError");
    };
    browser({ getItem: refuse, setItem: refuse });
    expect(onShelf("kept")).toEqual([]);
    expect(shelve("kept", [7], true)).toBe("forbidden");
  });
});
