import { describe, expect, it } from "vitest";
import { toText, sideBySide } from "./format-value";

const formatters = {
  choice: (value: string) => (value === "image" ? "Foto" : value),
  dateTime: (at: string) => `op ${at.slice(0, 10)}`,
};

describe("the values of a version", () => {
  it.each([
    ["<p>Een&nbsp;<b>ruim</b> huis</p>", "Een ruim huis"],
    ["image", "Foto"],
    ["2026-11-30T07:00:00.000Z", "op 2026-11-30"],
    [{ nl: "Huis", fr: "Maison" }, "Huis · Maison"],
    [{ __component: "module.article", article: { $ref: "entry:a", name: "Nieuws" } }, "Nieuws"],
    [
      [
        { $ref: "file:1", name: "image" },
        { $ref: "file:2", name: "b.jpg" },
      ],
      "image · b.jpg",
    ],
    [true, "✓"],
    [0, "0"],
    [null, ""],
  ])("CMS-10 %j is readable", (value, expected) => {
    expect(toText(value, formatters)).toBe(expected);
  });

  it("CMS-10 show the differing part of long texts", () => {
    const same = "lang ".repeat(200);
    const [one, other] = sideBySide(`${same}oud ${same}`, `${same}nieuw ${same}`, formatters);
    expect(one).toMatch(/^….*oud.*…$/);
    expect(other).toMatch(/^….*nieuw.*…$/);
    expect(one.length).toBeLessThan(290);
  });

  it("CMS-10 show short ones whole", () => {
    expect(sideBySide("oud", null, formatters)).toEqual(["oud", ""]);
  });
});
