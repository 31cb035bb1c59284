import { expect, it } from "vitest";
import { typeAbove, typesInOrder } from "./type-tree.js";

const type = (id: number, parentId: number | null, showOrder: number) => ({ id, parentId, showOrder });

it("PROP-2 lists each type with its subtypes after it, whatever their order", () => {
  const types = [type(1, null, 2), type(2, null, 1), type(3, 1, 0), type(4, 2, 9), type(5, 2, 3)];
  expect(typesInOrder(types).map(({ id }) => id)).toEqual([2, 5, 4, 1, 3]);
});

it("PROP-2 lists types in a loop, below a subtype or below an unknown type at the top", () => {
  const types = [type(1, 1, 0), type(2, null, 1), type(3, 2, 2), type(4, 3, 3), type(5, 99, 4)];
  expect(types.map((one) => typeAbove(one, types)?.id ?? null)).toEqual([null, null, 2, null, null]);
  expect(typesInOrder(types).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

it("PROP-2 lists types of equal rank by their number, so that their order is stable", () => {
  const types = [type(3, null, 0), type(1, null, 0), type(2, null, 0), type(5, 1, 0), type(4, 1, 0)];
  expect(typesInOrder(types).map(({ id }) => id)).toEqual([1, 4, 5, 2, 3]);
});
