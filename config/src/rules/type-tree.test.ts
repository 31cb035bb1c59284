import { expect, it } from "vitest";
import { typeAbove, typesInOrder } from "./type-tree.js";

const type = (id: number, parentId: number | null, showOrder: number) => ({ id, parentId, showOrder });

it("PROP-2 has each type followed by its kinds, whatever their order among all", () => {
  const types = [type(1, null, 2), type(2, null, 1), type(3, 1, 0), type(4, 2, 9), type(5, 2, 3)];
  expect(typesInOrder(types).map(({ id }) => id)).toEqual([2, 5, 4, 1, 3]);
});

it("PROP-2 keeps at the top what stands below itself, below a kind or below nothing known", () => {
  const types = [type(1, 1, 0), type(2, null, 1), type(3, 2, 2), type(4, 3, 3), type(5, 99, 4)];
  expect(types.map((one) => typeAbove(one, types)?.id ?? null)).toEqual([null, null, 2, null, null]);
  expect(typesInOrder(types).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

it("PROP-2 has types of one place by their number, so that their order is always the same", () => {
  const types = [type(3, null, 0), type(1, null, 0), type(2, null, 0), type(5, 1, 0), type(4, 1, 0)];
  expect(typesInOrder(types).map(({ id }) => id)).toEqual([1, 4, 5, 2, 3]);
});
