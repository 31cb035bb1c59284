import { expect, it, vi } from "vitest";
import { onceForEach } from "./once-for-each";

it("CMS-1 what comes of a layout is worked out once for each, though every field asks", () => {
  const make = vi.fn((given: { at: number }) => (given.at > 0 ? { at: given.at } : undefined));
  const shape = onceForEach(make);
  const [one, other, none] = [{ at: 1 }, { at: 1 }, { at: 0 }];
  expect(shape(one)).toBe(shape(one));
  expect(shape(other)).not.toBe(shape(one));
  expect([shape(none), shape(none)]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
