import { describe, expect, it } from "vitest";
import { fillPlaceholders, greetingName } from "./fill-placeholders.js";

describe("FORM-4 the placeholders of a mail", () => {
  it("FORM-4 are filled in, and unknown ones stay", () => {
    expect(fillPlaceholders("Dag {firstName}, {x} {firstName}", { firstName: "An" })).toBe("Dag An, {x} An");
  });

  it("FORM-4 are not filled in a visitor's text", () => {
    expect(fillPlaceholders("Dag {firstName}", { firstName: "{agency} $& $1", agency: "Gevel" })).toBe(
      "Dag {agency} $& $1",
    );
  });
});

describe("FORM-4 a name in a mail", () => {
  it.each(["An", "Jean-Pierre", "D’Hondt", "O'Brien", "Zoë", "Anna Maria", "J. P.", "李"])("FORM-4 %s", (name) => {
    expect(greetingName(` ${name} `)).toBe(name);
  });

  it.each([
    "",
    "https://win.example",
    "www.win.example",
    "win@example.org",
    "Win 1000",
    "An<b>",
    "x".repeat(41),
    "An\nBo",
  ])("FORM-4 rejects %j", (text) => expect(greetingName(text)).toBe(""));
});
