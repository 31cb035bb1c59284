import { expect, it, vi } from "vitest";
import { cacheSchema } from "./cache-schema";

it("the validation rules of a form are built once for the same attributes and components, and again for others or for a state", () => {
  const make = vi.fn(() => ({}));
  const create = cacheSchema(make);
  const [attributes, components] = [{ name: {} }, { "a.b": {} }];
  expect(create(attributes, components)).toBe(create(attributes, components));
  expect(create(attributes)).toBe(create(attributes));
  expect(make).toHaveBeenCalledTimes(2);
  expect(create({ name: {} }, components)).not.toBe(create(attributes, components));
  expect(create(attributes, components, { status: "draft" })).not.toBe(create(attributes, components));
  expect(create(undefined)).not.toBe(create(undefined));
});
