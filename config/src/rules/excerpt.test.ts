import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerpt } from "./excerpt.js";

describe("an excerpt", () => {
  it("PROP-15 leaves a text of 250 characters whole", () => {
    const text = "a".repeat(250);
    expect(excerpt(text)).toBe(text);
    expect(excerpt("")).toBe("");
    expect(excerpt("  kort  ")).toBe("kort");
  });

  it("PROP-15 cuts at a word when the last space is past 80 % of the limit", () => {
    expect(excerpt(`${"a".repeat(201)} ${"b".repeat(100)}`)).toBe(`${"a".repeat(201)}…`);
  });

  it("PROP-15 cuts through the word when the last space is at 80 % or before it", () => {
    expect(excerpt(`${"a".repeat(200)} ${"b".repeat(100)}`)).toBe(`${"a".repeat(200)} ${"b".repeat(49)}…`);
    expect(excerpt("a".repeat(251))).toBe(`${"a".repeat(250)}…`);
  });

  it("PROP-15 keeps the last word when the limit falls right after it", () => {
    expect(excerpt("een mooi huis", 8)).toBe("een mooi…");
  });

  it("PROP-15 is a beginning of the text, never longer than the limit, and splits no character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), fc.integer({ min: 1, max: 300 }), (text, limit) => {
        const result = excerpt(text, limit);
        const stored = text.trim().length > limit ? result.slice(0, -1) : result;
        expect(text.trim().startsWith(stored)).toBe(true);
        expect(stored.length).toBeLessThanOrEqual(limit);
        expect(stored).toBe(stored.replace(/[\ud800-\udbff](?![\udc00-\udfff])/g, ""));
      }),
    );
  });

  it("PROP-15 replaces trailing punctuation by the ellipsis, but keeps a question mark", () => {
    for (const end of [",", ".", ";", " –", ":", "..."])
      expect(excerpt(`een mooi${end} huis`, 8 + end.length)).toBe("een mooi…");
    expect(excerpt("een mooi huis? Ja zeker", 14)).toBe("een mooi huis?…");
  });

  it("PROP-15 has no space before the ellipsis, however many the text has", () => {
    expect(excerpt("een mooi   huis", 11)).toBe("een mooi…");
    expect(excerpt(`${"a".repeat(200)}   ${"b".repeat(100)}`, 202)).toBe(`${"a".repeat(200)}…`);
  });
});
