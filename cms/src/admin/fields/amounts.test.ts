import { describe, expect, it } from "vitest";
import { addAmounts } from "./amounts";

describe("amounts added to a list", () => {
  it("CMS-11 are sorted, whatever their notation", () => {
    expect(addAmounts([100, 300], "200")).toEqual({ kind: "added", amounts: [100, 200, 300], added: [200] });
    expect(addAmounts([], "€ 1.000\n500; 750, 250")).toMatchObject({ amounts: [250, 500, 750, 1000] });
  });

  it("CMS-11 reject a duplicate, also among those pasted", () => {
    expect(addAmounts([100_000], "100.000")).toEqual({ kind: "double", amount: 100_000 });
    expect(addAmounts([], "500\n500")).toEqual({ kind: "double", amount: 500 });
  });

  it("CMS-11 are all rejected when one is invalid, and that one is named", () => {
    expect(addAmounts([], "500; veel")).toEqual({ kind: "unreadable", text: "veel" });
  });

  it("are none for empty input", () => {
    expect(addAmounts([100], " \n ")).toEqual({ kind: "added", amounts: [100], added: [] });
  });
});
