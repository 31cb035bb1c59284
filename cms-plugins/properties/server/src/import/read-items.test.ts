import { describe, expect, it } from "vitest";
import { readItems } from "./read-items.js";

const much = "x".repeat(25 * 1024 * 1024);

describe("a body whose items are read one by one", () => {
  it("may be large", () => {
    const item = `{"reference":"1","description":{"nl":"${much}"}}`;
    const { items } = readItems(Buffer.from(`{"source":"a","mode":"partial","properties":[${item}]}`));
    expect(items.map(({ raw }) => raw.length)).toEqual([item.length]);
  });

  it.each([
    [`{"source":"a","mode":"partial","projects":["${much}"]}`, "a body without one list of properties"],
    [`{"source":"a","properties":[],"properties":["${much}"]}`, "a body without one list of properties"],
    [`{"source":"a","mode":"partial","properties":[],"projects":["${much}"]}`, "what stands beside the listings"],
  ])("is refused where as much would be read at once: %#", (body, what) => {
    expect(() => readItems(Buffer.from(body))).toThrow(`${what} may have 24 MB at most; send it in parts`);
  });
});
