import { describe, expect, it } from "vitest";
import { Lru } from "./lru.server";

function counting(limit: number) {
  const made: number[] = [];
  const lru = new Lru(limit, (id) => {
    made.push(id);
    return id < 0 ? null : `value ${id}`;
  });
  return { lru, made };
}

describe("the cache of listings", () => {
  it("stores an entry from its second use on", () => {
    const { lru, made } = counting(4);
    expect([lru.get(7), lru.get(7), lru.get(7), lru.get(7)]).toEqual(Array(4).fill("value 7"));
    expect(made).toEqual([7, 7]);
  });

  it("evicts what is used least", () => {
    const { lru, made } = counting(2);
    for (const id of [1, 1, 2, 2, 1, 3, 3]) lru.get(id);
    made.length = 0;
    for (const id of [1, 3, 2]) lru.get(id);
    expect(made).toEqual([2]);
  });

  it("retries a failed computation, and starts with given values", () => {
    const { lru, made } = counting(2);
    expect([lru.get(-1), lru.get(-1)]).toEqual([null, null]);
    expect(made).toEqual([-1, -1]);
    expect(new Lru<string>(2, () => null, [[5, "ready"]]).get(5)).toBe("ready");
  });
});
