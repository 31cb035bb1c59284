import { expect, it } from "vitest";
import { pack, unpack, type Packed } from "./packed";

it("a value survives packing and unpacking", () => {
  const table = [
    ["antwerpen|2000", "Antwerpen (2000)", 46],
    ["gent|9000", "Gent “Zuid”", 0],
  ];
  const packed: Packed<typeof table> = pack(table);
  expect(packed).toBeTypeOf("string");
  expect(unpack(packed)).toEqual(table);
});
