import { describe, expect, it } from "vitest";
import { csvCell, csvLine } from "./csv.js";

describe("FORM-11 a cell of the CSV export", () => {
  it.each([
    ["An Peeters", "An Peeters"],
    ["", ""],
    ['De "Linde", Gent', '"De ""Linde"", Gent"'],
    ["Eén\nTwee", '"Eén\nTwee"'],
    ["Eén\r\nTwee", '"Eén\nTwee"'],
    ["=1+1", "'=1+1"],
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ["+32 470 12 34 56", "'+32 470 12 34 56"],
    ["-5", "'-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1+1", "'\t=1+1"],
    ["\rcmd", '"\'\ncmd"'],
    [" =1+1", "' =1+1"],
    ["\u00a0=1+1", "'\u00a0=1+1"],
    ["＝1+1", "'＝1+1"],
    // A bidirectional mark before it is removed, and the text after it is no formula.
    ["\u202e=1+1", "'=1+1"],
    ["An \u202egnp.exe", "An gnp.exe"],
    ["\u0000An", "An"],
    ["2 - 3", "2 - 3"],
    ["an@visitor.example", "an@visitor.example"],
  ])("FORM-11 %j is written as %j", (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it("FORM-11 a line opens in columns in a Belgian spreadsheet and ends as in RFC 4180", () => {
    expect(csvLine(["a", "", "b,c", "d; e"])).toBe('a;;"b,c";"d; e"\r\n');
  });
});
