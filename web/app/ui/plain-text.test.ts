import { expect, it } from "vitest";
import { plainText } from "./plain-text";

it("keeps the text of HTML and separates blocks by a space", () => {
  expect(plainText("<p>Een <strong>huis</strong></p><p>met&nbsp;tuin &amp; zon</p>")).toBe("Een huis met tuin & zon");
});

it("is empty for markup without text", () => {
  expect(plainText("<p><br></p>")).toBe("");
});
