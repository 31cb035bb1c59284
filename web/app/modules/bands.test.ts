import { describe, expect, it } from "vitest";
import type { RenderedModule } from "./content/items";
import { bandsOf } from "./module-bands";
import { moduleFixture } from "./content/module-fixture";

let count = 0;
const make = (part: Partial<RenderedModule> = {}) => moduleFixture({ id: `m${++count}`, ...part });
const backgrounds = (...parts: Partial<RenderedModule>[]) => bandsOf(parts.map(make)).map((band) => band.background);
const sand = { backgroundType: "color", colorBackground: "#f6f1ec" } as const;

describe("the bands of a page", () => {
  it("CMS-2 have no colour where staff chose none", () => {
    expect(backgrounds({}, {}, {}, {})).toEqual(["paper", "paper", "paper", "paper"]);
  });

  it("CMS-2 have the colour that staff chose", () => {
    expect(backgrounds({}, sand, {}, {}, sand, {})).toEqual(["paper", "sand", "paper", "paper", "sand", "paper"]);
    expect(bandsOf([make({ backgroundType: "color", colorBackground: "#1F2421" })])[0]).toMatchObject({
      background: "color",
      color: "#1F2421",
      tone: "dark",
    });
  });

  it("ignore an invalid colour, and a colour that is switched off", () => {
    expect(backgrounds({ backgroundType: "color", colorBackground: "red;}" })).toEqual(["paper"]);
    expect(backgrounds({ backgroundType: "empty", colorBackground: "#1F2421" })).toEqual(["paper"]);
  });

  it("CMS-2 place modules side by side within twelve columns", () => {
    const rows = bandsOf([make({ span: 6 }), make({ span: 6 }), make({ span: 4 }), make({ span: 12 })]);
    expect(rows.map((band) => band.modules.map(({ span }) => span))).toEqual([[6, 6], [4], [12]]);
  });

  it("keep a coloured module apart from a plain one", () => {
    expect(bandsOf([make({ span: 6 }), make({ span: 6, ...sand })])).toHaveLength(2);
  });

  it("CMS-2 follow the position: top, content, bottom", () => {
    const rows = bandsOf([make({ position: "bottomRow" }), make({}), make({ position: "topRow" })]);
    expect(rows.map((band) => band.modules[0]?.position)).toEqual(["topRow", "contentRow", "bottomRow"]);
  });
});
