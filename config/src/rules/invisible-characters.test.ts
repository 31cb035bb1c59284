import { describe, expect, it } from "vitest";
import { printable, printableLine, printedLine, withoutNoValue } from "./invisible-characters.js";

describe("invisible characters in a text", () => {
  it.each([
    ["Huis\u202e 000.003", "Huis 000.003"],
    ["\ufeffHuis\u200b", "Huis"],
    ["a\u2066b\u2069c\u200ed\u061ce", "abcde"],
    ["a\u0000b\u0008c\u009fd\u001b[31m", "abcd[31m"],
    ["a\ud800b", "ab"],
    ["een\r\ntwee\rdrie\u2028vier\u2029vijf", "een\ntwee\ndrie\nvier\nvijf"],
    ["tab\there", "tab\there"],
    ["👩‍👩‍👧 Sønder — €\u00a0100 naïve ‘x’ 東京 שלום", "👩‍👩‍👧 Sønder — €\u00a0100 naïve ‘x’ 東京 שלום"],
  ])("%j becomes %j", (given, shown) => {
    expect(printable(given)).toBe(shown);
    expect(printedLine(given)).toBe(shown.replace(/[\t\n]/g, " "));
    expect(shown.replace(/[\n\t]/g, "")).toMatch(printableLine);
    expect(printableLine.test(given)).toBe(given === shown && !given.includes("\t"));
  });

  it.each(["NaN", "undefined", "null", "Infinity", "-Infinity", "[object Object]", "Invalid Date"])(
    "%s counts as empty",
    (text) => expect(withoutNoValue(text)).toBe(""),
  );

  it.each(["Nan", "Null", "NaN m²", "An Null", "Nullestraat", "Huis null", "0 Infinity"])("%s counts as text", (text) =>
    expect(withoutNoValue(text)).toBe(text),
  );
});
