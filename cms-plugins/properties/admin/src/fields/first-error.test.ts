import { expect, it } from "vitest";
import { firstError } from "./first-error";

it("CMS-11 finds what is wrong with a part of a field", () => {
  expect(firstError("too long")).toBe("too long");
  expect(firstError({ 2: { alt: { nl: "too long" } } })).toBe("too long");
  expect(firstError({ id: "x", defaultMessage: "required", values: {} })).toBe("required");
  for (const none of [undefined, null, {}, [null]]) expect(firstError(none)).toBeUndefined();
});
