import { describe, expect, it } from "vitest";
import { answersWithout, mentions, withoutAddress } from "./mentions.js";

const an = "an@x.be";

describe("FORM-12 an erased address", () => {
  it.each([
    ["an@x.be", "…"],
    ["Mail An@X.be.", "Mail …."],
    ["<an@x.be>, bo@x.be", "<…>, bo@x.be"],
    ["mailto:an@x.be?subject=x", "mailto:…?subject=x"],
    ["an@x.be, an@x.be", "…, …"],
    ['"an@x.be"', '"…"'],
    ["bel an@x.be!", "bel …!"],
  ])("FORM-12 is removed from %j", (text, left) => {
    expect(mentions(text, an)).toBe(true);
    expect(withoutAddress(text, an)).toBe(left);
  });

  it.each([
    "joan@x.be",
    "an@x.berlin",
    "an@x.be.example",
    "an@x.be-online.be",
    "an.an@x.be",
    "an+1@x.be",
    "anx@x.be",
    "",
  ])("FORM-12 is not found in %j", (text) => {
    expect(mentions(text, an)).toBe(false);
    expect(withoutAddress(text, an)).toBe(text);
  });

  it("FORM-12 is matched with its dots and signs as literals", () => {
    expect(mentions("anAx.be", "an.x.be")).toBe(false);
    expect(withoutAddress("a+b.c@x.be", "a+b.c@x.be")).toBe("…");
  });

  it("FORM-12 is removed from every answer, and from each of several", () => {
    expect(answersWithout({ friendEmail: "An@x.be", remark: "bo", plan: ["a", "an@x.be"] }, an)).toEqual({
      friendEmail: "…",
      remark: "bo",
      plan: ["a", "…"],
    });
  });
});
