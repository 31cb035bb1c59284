import { describe, expect, it } from "vitest";
import { readableOn, themeOf, themeStyle } from "./theme";

const section = { bgColor: "#1F2421", textColor: "#FFFFFF", public: true };
const colors = { accent: "#A4452C", accentDark: "#7F3320", highlight: "#F6F1EC" };

describe("the agency's colours", () => {
  it("become design tokens", () => {
    expect(themeStyle(themeOf({ colors, section }))).toBe(
      "--brick:#a4452c;--brick-dark:#7f3320;--on-brick:#ffffff;--sand:#f6f1ec;--top-bar-ground:#1f2421;--top-bar-ink:#ffffff",
    );
  });

  it("are omitted when invalid, so that only a colour gets into the page", () => {
    const bad = { accent: "red;}body{display:none", accentDark: "", highlight: "#fff" };
    expect(themeOf({ colors: bad, section: { ...section, public: false } })).toEqual({});
  });

  it("Q-1 never make text unreadable", () => {
    expect(readableOn("#1f2421", "#333333")).toBe("#ffffff");
    expect(readableOn("#ffe9a8", "#ffffff")).toBe("#1f2421");
    expect(readableOn("#1f2421", "#f6f1ec")).toBe("#f6f1ec");
  });
});
