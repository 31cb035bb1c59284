import { describe, expect, it } from "vitest";
import { markSteps } from "./mark-steps";

describe("CMS-2 steps in a text", () => {
  it("are a numbered list whose entries begin with a name, which is a heading without a full stop", () => {
    expect(
      markSteps(
        "<p>Zo:</p><ol>\n<li><strong>Eerst.</strong> Meten.</li>\n<li><strong>Dan:</strong> Wegen.</li>\n</ol>",
      ),
    ).toBe(
      "<p>Zo:</p><ol data-steps>\n<li><strong>Eerst</strong> Meten.</li>\n<li><strong>Dan</strong> Wegen.</li>\n</ol>",
    );
    expect(markSteps("<ol><li><p><strong>Eerst</strong> Meten.</p></li></ol>")).toContain("<ol data-steps>");
  });

  it.each([
    "<ol><li><strong>Eerst.</strong> Meten.</li><li>Dan wegen.</li></ol>",
    "<ol><li>Breng <strong>uw kaart</strong> mee.</li></ol>",
    "<ul><li><strong>Eerst.</strong> Meten.</li></ul>",
    "<ol><li><strong>Eerst.</strong><ol><li>Meten.</li></ol></li></ol>",
    "",
  ])("are not %s", (html) => {
    expect(markSteps(html)).toBe(html);
  });
});
