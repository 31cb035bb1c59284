import { expect, it, vi } from "vitest";
import { memoizeByArgument } from "./memoize-by-argument";

it("CMS-1 the result for a layout is computed once per layout, though every field needs it", () => {
  const make = vi.fn((argument: { at: number }) => (argument.at > 0 ? { at: argument.at } : undefined));
  const shape = memoizeByArgument(make);
  const [one, other, none] = [{ at: 1 }, { at: 1 }, { at: 0 }];
  expect(shape(one)).toBe(shape(one));
  expect(shape(other)).not.toBe(shape(one));
  expect([shape(none), shape(none)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
