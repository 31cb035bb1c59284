import { describe, expect, it } from "vitest";
import { bannerSrcSet, offeredWidths, pictureSrcSet } from "./picture";

describe("picture addresses", () => {
  it("PROP-16 offers all four widths of a source of unknown size", () => {
    expect(offeredWidths(null)).toEqual([100, 400, 600, 1360]);
  });

  it("offers no enlarged width, except one that covers the source", () => {
    expect(offeredWidths(500)).toEqual([100, 400, 600]);
    expect(offeredWidths(400)).toEqual([100, 400]);
    expect(offeredWidths(60)).toEqual([100]);
    expect(offeredWidths(4000)).toEqual([100, 400, 600, 1360]);
  });

  it("PROP-16 offers a banner at 2400 too, with its real width, and none that would only enlarge it", () => {
    const widths = (natural: number | null) => bannerSrcSet("/uploads/a.jpg", natural)?.match(/\S+w(?=,|$)/g) ?? null;
    expect(widths(null)).toEqual(["100w", "400w", "600w", "1360w", "2400w"]);
    expect(widths(4000)).toEqual(["100w", "400w", "600w", "1360w", "2400w"]);
    expect(widths(1920)).toEqual(["100w", "400w", "600w", "1360w", "1920w"]);
    expect([widths(1360), widths(800)]).toEqual([null, null]);
    expect(bannerSrcSet("/uploads/a.jpg", 4000)).toContain("width=2400&height=auto&format=webp 2400w");
    // No other picture offers this width.
    expect(pictureSrcSet("/uploads/a.jpg", 4000)).not.toContain("2400");
  });

  it("names the width of each address", () => {
    expect(pictureSrcSet("/uploads/a.jpg", 90)).toBe(
      "/pictures?src=/uploads/a.jpg&width=100&height=auto&format=webp 100w",
    );
  });
});
