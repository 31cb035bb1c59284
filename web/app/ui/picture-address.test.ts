import { describe, expect, it } from "vitest";
import { offeredWidths, pictureAddress, pictureSrcSet } from "./picture-address";

describe("picture addresses", () => {
  it("PROP-16 asks the picture route for a width, height auto and webp, with the source encoded", () => {
    expect(pictureAddress("https://cdn.example/a b.jpg?x=1&y=2", 400)).toBe(
      "/pictures?src=https%3A//cdn.example/a%20b.jpg%3Fx%3D1%26y%3D2&width=400&height=auto&format=webp",
    );
  });

  it("PROP-16 offers all four widths of a source whose size is not known", () => {
    expect(offeredWidths(null)).toEqual([100, 400, 600, 1360]);
  });

  it("offers no width that would only enlarge, but one that covers the source", () => {
    expect(offeredWidths(500)).toEqual([100, 400, 600]);
    expect(offeredWidths(400)).toEqual([100, 400]);
    expect(offeredWidths(60)).toEqual([100]);
    expect(offeredWidths(4000)).toEqual([100, 400, 600, 1360]);
  });

  it("names the width of each address", () => {
    expect(pictureSrcSet("/uploads/a.jpg", 90)).toBe(
      "/pictures?src=/uploads/a.jpg&width=100&height=auto&format=webp 100w",
    );
  });
});
