import { newNoteSchema } from "@gevel/config";
import { expect, it } from "vitest";
import { newKey } from "./new-key";

it("FORM-11 makes a key that the CMS accepts, a new one each time", () => {
  const keys = Array.from({ length: 100 }, newKey);
  for (const key of keys) expect(newNoteSchema.safeParse({ key, text: "x" }).success, key).toBe(true);
  expect(new Set(keys).size).toBe(100);
});
