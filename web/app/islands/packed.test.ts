import { expect, it } from "vitest";
import { pack, unpack, type Packed } from "./packed";

it("a value comes out of its text as it went in", () => {
  const table = [
    ["antwerpen|2000", "Antwerpen (2000)", 46],
    ["gent|9000", "Gent “Zuid”", 0],
  ];
  const packed: Packed<typeof table> = pack(table);
  expect(packed).toBeTypeOf("string");
  expect(unpack(packed)).toEqual(table);
});
