import { describe, expect, it } from "vitest";
import { pageNumbers } from "./pagination";

describe("the page numbers of a list", () => {
  it.each([
    [1, 1, "1"],
    [1, 5, "1 2 … 5"],
    [3, 5, "1 2 3 4 5"],
    [5, 5, "1 … 4 5"],
    [4, 12, "1 2 3 4 5 … 12"],
    [6, 12, "1 … 5 6 7 … 12"],
    [12, 12, "1 … 11 12"],
    [1, 0, ""],
  ])("PROP-4 on page %d of %d are %s", (page, pageCount, shown) => {
    expect(
      pageNumbers(page, pageCount)
        .map((number) => number ?? "…")
        .join(" "),
    ).toBe(shown);
  });
});
