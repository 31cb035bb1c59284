import { describe, expect, it } from "vitest";
import { pullLine } from "./pull-line";

describe("the opening line of a description", () => {
  it("PROP-7 is its first sentence, which the text below does not repeat", () => {
    expect(pullLine("<p>Een licht huis aan het water. De tuin ligt op het zuiden.</p><p>Bel ons.</p>", "Huis")).toEqual(
      {
        line: "Een licht huis aan het water.",
        rest: "<p>De tuin ligt op het zuiden.</p><p>Bel ons.</p>",
      },
    );
  });

  it("PROP-7 may be a paragraph of its own, which then leaves no empty one", () => {
    expect(pullLine("<p>Wonen boven de daken van de stad!</p><p>Op de zesde verdieping.</p>", "Loft")).toEqual({
      line: "Wonen boven de daken van de stad!",
      rest: "<p>Op de zesde verdieping.</p>",
    });
  });

  it("PROP-7 goes on past a surface, but not past an abbreviation", () => {
    expect(pullLine("<p>Een appartement van 78\u00a0m² in Merksem. Met lift.</p>", "").line).toBe(
      "Een appartement van 78\u00a0m² in Merksem.",
    );
    for (const text of [
      "Wonen aan de lange Dr. Van Hovestraat. Mooi.",
      "Een woning van in totaal ca. 120 vierkante meter.",
    ])
      expect(pullLine(`<p>${text}</p>`, "").line).toBe("");
  });

  it.each([
    ["no text", ""],
    ["one sentence alone", "<p>Een licht huis aan het water.</p>"],
    ["a short start", "<p>Te zien! Een licht huis aan het water.</p>"],
    ["a long one", `<p>${"Een huis waarover alles geweten is, ".repeat(5)}en meer. Einde.</p>`],
    ["one with markup", "<p>Een <strong>licht</strong> huis aan het water. De tuin ligt op het zuiden.</p>"],
    ["one with signs of its own", "<p>Een licht huis aan &lt;het&gt; water. De tuin ligt op het zuiden.</p>"],
    ["a list first", "<ul><li>Een licht huis aan het water. Mooi.</li></ul>"],
    ["text without a full stop", "<p>Een licht huis aan het water met een tuin op het zuiden</p>"],
  ])("PROP-7 is none for %s", (_, html) => {
    expect(pullLine(html, "Huis")).toEqual({ line: "", rest: html });
  });

  it("PROP-7 is none where it repeats the title", () => {
    const html = "<p>Een licht huis aan het water. De tuin ligt op het zuiden.</p>";
    expect(pullLine(html, "Een licht huis aan het water")).toEqual({ line: "", rest: html });
  });
});
