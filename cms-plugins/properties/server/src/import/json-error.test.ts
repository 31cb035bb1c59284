import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonError } from "./json-error.js";

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe("a JSON syntax error", () => {
  it.each([
    ['{\n  "price": 320.000,00,\n  "zip": "2000"\n}', "line 2, column 20: a name in quotes is expected"],
    ['{\n "price": 1.2.3 }', 'line 2, column 11: a value is expected, after … { "price":, before 1.2.3 } …'],
    ['[{"a":1},\n]', "line 2, column 1: a value is expected"],
    ['[{"a":1}{"a":2}]', 'line 1, column 9: "," or "]" is expected, after … [{"a":1}, before {"a":2}] …'],
    ['{"a":1 "b":2}', 'line 1, column 8: "," or "}" is expected'],
    ['{"a" 1}', 'line 1, column 6: ":" is expected'],
    ["{a:1}", 'line 1, column 2: a name in quotes or "}" is expected'],
    ['{"a":NaN}', "line 1, column 6: a value is expected"],
    ['{"a":"b\tc"}', "line 1, column 8: here is a character that a text in JSON cannot have"],
    [String.raw`{"a":"C:\x"}`, "line 1, column 9: here is a character"],
    ['{"a":1}}', "line 1, column 8: nothing more is expected"],
    ['[\n{"a":"Antw', 'line 2, column 11: it ends here, after … [ {"a":"Antw'],
    ["[1,2", "line 1, column 5: it ends here"],
    ["", "line 1, column 1: it ends here"],
  ])("API-6 is reported by its line, its column and the text around it: %s", (text, message) => {
    expect(findJsonError(text)?.message).toContain(message);
  });

  it("API-6 keeps the complete items before it in the outermost open list", () => {
    const whole = (text: string) => findJsonError(text)?.whole();
    expect(whole('{"Value":{"Items":[{"ID":1,"P":[1,2]},{"ID":2,"P":[3,4')).toBe(
      '{"Value":{"Items":[{"ID":1,"P":[1,2]}]}}',
    );
    expect(whole('{"Items":[{"ID":1,"P":[3,4')).toBeNull();
    expect(whole('{"Items":[{"ID":1}],"x":')).toBeNull();
  });

  it("accepts control characters in strings where the reader does", () => {
    expect(findJsonError('{"a":"b\nc"}', { takesControls: true })).toBeNull();
  });

  it("API-6 is found where JSON.parse fails, and nowhere else", () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom("", ",", "}", "]", "{", '"', "1", "x", "\\", ":"),
        (text, at, put) => {
          const place = at % (text.length + 1);
          const changed = text.slice(0, place) + put + text.slice(place + (put === "" ? 1 : 0));
          expect(findJsonError(changed) === null).toBe(isJson(changed));
          const fault = findJsonError(changed);
          expect(isJson(fault?.whole() ?? "[]")).toBe(true);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
