import { describe, expect, it } from "vitest";
import { sameSecret } from "./require-replica.js";

describe("sameSecret", () => {
  it("knows a secret from another one, of any length", () => {
    expect(sameSecret("abc", "abc")).toBe(true);
    expect(sameSecret("abc", "abcd")).toBe(false);
    expect(sameSecret("", "abc")).toBe(false);
  });
});
