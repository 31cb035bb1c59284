import { describe, expect, it } from "vitest";
import { changed, isMediaAddress, moved, readItems, textsOf, without } from "./item-list";

const list = ["a", "b", "c"];

describe("PROP-16 the pictures of a form", () => {
  it("are parsed with all their fields", () => {
    const picture = { url: "/uploads/a.jpg", width: 3, thumbhash: "x", sourceUrl: "https://y", alt: { nl: "Gevel" } };
    expect(readItems([picture, null, "x", { width: 3 }, [1]])).toEqual([picture]);
    expect(readItems(JSON.stringify([picture]))).toEqual([picture]);
    for (const none of [null, undefined, "", "{", "{}", {}, 5]) expect(readItems(none)).toEqual([]);
  });

  it("change one by one and keep other fields", () => {
    const items = readItems([{ url: "/a", thumbhash: "x", alt: {} }, { url: "/b" }]);
    expect(changed(items, 0, { alt: { nl: "Gevel" } })).toEqual([
      { url: "/a", thumbhash: "x", alt: { nl: "Gevel" } },
      { url: "/b" },
    ]);
    expect(textsOf({ url: "/a", alt: { nl: "Gevel", xx: "?" } }, "alt")).toEqual({ nl: "Gevel" });
    expect(textsOf({ url: "/a" }, "name")).toEqual({});
  });

  it("move to any position between the two ends", () => {
    expect(moved(list, 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(list, 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(list, 0, 9)).toEqual(["b", "c", "a"]);
    expect(moved(list, 0, -1)).toEqual(list);
    expect(moved(list, 9, 0)).toEqual(list);
    expect(without(list, 1)).toEqual(["a", "c"]);
  });

  it("come from an address or from the media library", () => {
    for (const good of ["https://a.be/x.jpg", "http://a.be/x?y=1", "/uploads/sample/a-1.jpg"])
      expect(isMediaAddress(good), good).toBe(true);
    for (const bad of ["", "a.jpg", "/etc/passwd", "/uploads/../x", "javascript:alert(1)", "https://", "data:,x"])
      expect(isMediaAddress(bad), bad).toBe(false);
  });
});
