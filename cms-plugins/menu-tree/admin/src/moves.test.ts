import { describe, expect, it } from "vitest";
import type { MenuNode } from "@gevel/config";
import { inTreeOrder, moveBy, moveBeside, siblingPosition, applyMoves, type Moved, type Step } from "./moves";

/** "a b(c d(e)) f": entries, those below each in brackets. */
function read(text: string): MenuNode[] {
  const places: MenuNode[] = [];
  const above: string[] = [];
  for (const [sign] of text.matchAll(/\w+|[()]/g)) {
    if (sign === "(") above.push(places.at(-1)?.id ?? "");
    else if (sign === ")") above.pop();
    else places.push({ id: sign, parent: above.at(-1) ?? null });
  }
  return places;
}
function write(places: readonly MenuNode[], parent: string | null = null): string {
  return places
    .filter((place) => place.parent === parent)
    .map(({ id }) => {
      const below = write(places, id);
      return below === "" ? id : `${id}(${below})`;
    })
    .join(" ");
}
const resultOf = (moved: Moved) => ("places" in moved ? write(moved.places) : moved.stays);

const menu = "a b(c d(e)) f";

describe("an entry of the menu", () => {
  it.each<[string, Step, string]>([
    ["b", "up", "b(c d(e)) a f"],
    ["b", "down", "a f b(c d(e))"],
    ["d", "up", "a b(d(e) c) f"],
    ["f", "in", "a b(c d(e) f)"],
    ["d", "in", "a b(c(d(e))) f"],
    ["d", "out", "a b(c) d(e) f"],
    ["e", "out", "a b(c d e) f"],
    ["a", "up", "first"],
    ["f", "down", "last"],
    ["a", "in", "no-sibling"],
    ["b", "out", "outermost"],
  ])("%s moves %s with all below it, or stays with a reason", (id, step, then) => {
    expect(resultOf(moveBy(read(menu), id, step))).toBe(then);
  });

  it.each<[string, "before" | "into" | "after", string, string]>([
    ["f", "before", "d", "a b(c f d(e)) "],
    ["a", "after", "e", "b(c d(e a)) f"],
    ["c", "into", "a", "a(c) b(d(e)) f"],
    ["d", "into", "b", "there"],
    ["a", "before", "b", "there"],
    ["b", "into", "e", "own"],
    ["b", "before", "c", "own"],
    ["b", "after", "b", "own"],
    ["b", "into", "gone", "there"],
  ])("%s is dropped %s %s", (id, side, target, then) => {
    expect(resultOf(moveBeside(read(menu), id, side, target))).toBe(then.trim());
  });

  it("has a depth, a parent and a position", () => {
    expect(siblingPosition(read(menu), "e")).toEqual({ depth: 2, parent: "d", position: 1, of: 1 });
    expect(siblingPosition(read(menu), "f")).toEqual({ depth: 0, parent: null, position: 3, of: 3 });
  });

  it("keeps the order of a list that is no tree", () => {
    expect(write(inTreeOrder([...read("x(y) z")].reverse()))).toBe("z x(y)");
  });
});

describe("my order merged with another editor's", () => {
  it("is mine, with the entries added since and without the deleted ones", () => {
    const mine = read("f b(d(e) c) a");
    expect(write(applyMoves(read("a b(c d(e) new) f last"), mine))).toBe("f b(d(e) c new) a last");
    expect(write(applyMoves(read("a b(c e) f"), mine))).toBe("f b(e c) a");
    expect(write(applyMoves(read("a c f"), mine))).toBe("f c a");
  });
});
