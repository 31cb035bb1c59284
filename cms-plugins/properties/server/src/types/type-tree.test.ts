import { describe, expect, it } from "vitest";
import { impossibleMoves, type Misplacement, type TypeRecord } from "./type-tree.js";

const type = (webId: number, parentWebId: number | null = null): TypeRecord => ({
  ...{ webId, parentWebId, name: { nl: `t${webId}` } },
  ...{ showOrder: 0, sale: true, rent: true },
});

/** 1 with its kinds 11 and 12, 2 with its kind 21, and 3. */
const stored = [type(1), type(11, 1), type(12, 1), type(2), type(21, 2), type(3)];

/** By number, the reason why a batch of moves to these parents is rejected. */
function rejected(...batch: [webId: number, parentWebId: number | null][]): Record<number, Misplacement> {
  const moves = batch.map(([webId, parentWebId]) => ({
    to: type(webId, parentWebId),
    from: stored.find((each) => each.webId === webId) ?? null,
  }));
  return Object.fromEntries([...impossibleMoves(moves, stored)].map(([{ to }, why]) => [to.webId, why]));
}

describe("PROP-2 the tree of types after an import", () => {
  it("accepts subtypes of a stored type or one in the batch, and subtypes that move", () => {
    expect(rejected([3, 1])).toEqual({});
    expect(rejected([41, 4], [4, null], [42, 4])).toEqual({});
    expect(rejected([11, 2], [12, null])).toEqual({});
  });

  it("rejects a type below itself, an unknown one or a subtype, and a type with subtypes below another", () => {
    expect(rejected([3, 3])).toEqual({ 3: { reason: "itself", webId: 3 } });
    expect(rejected([4, 99])).toEqual({ 4: { reason: "unknown", webId: 99 } });
    expect(rejected([3, 11])).toEqual({ 3: { reason: "under a kind", webId: 11 } });
    expect(rejected([2, 1])).toEqual({ 2: { reason: "with kinds", webId: 21 } });
  });

  it("lets a type become a subtype when its own subtypes leave it in the same batch, in any order", () => {
    expect(rejected([2, 1], [21, 1])).toEqual({});
    expect(rejected([21, null], [2, 21])).toEqual({});
  });

  it("accepts the first of two conflicting items", () => {
    expect(rejected([2, 1], [21, null], [3, 2])).toEqual({ 3: { reason: "under a kind", webId: 2 } });
    expect(rejected([3, 2], [21, null], [2, 1])).toEqual({ 2: { reason: "with kinds", webId: 3 } });
  });

  it("rejects the subtypes of a rejected new type, and no parent of a rejected subtype", () => {
    expect(rejected([51, 5], [5, 99])).toEqual({
      51: { reason: "unknown", webId: 5 },
      5: { reason: "unknown", webId: 99 },
    });
    // 21 does not give a parent; 2 is rejected because of it.
    expect(rejected([2, 1], [21, 2])).toEqual({ 2: { reason: "with kinds", webId: 21 } });
  });

  it("rejects a type whose subtype is rejected and stays below it, in any order", () => {
    const both = { 21: { reason: "unknown", webId: 99 }, 2: { reason: "with kinds", webId: 21 } };
    expect(rejected([21, 99], [2, 1])).toEqual(both);
    expect(rejected([2, 1], [21, 99])).toEqual(both);
  });

  it("validates a long batch quickly", () => {
    const many = Array.from({ length: 20_000 }, (_, at): [number, number | null] => [
      at + 100,
      at % 2 ? at + 99 : null,
    ]);
    expect(rejected(...many)).toEqual({});
    const chain = many.map(([webId]): [number, number] => [webId, webId + 1]);
    expect(Object.keys(rejected(...chain))).toHaveLength(chain.length);
  });
});
