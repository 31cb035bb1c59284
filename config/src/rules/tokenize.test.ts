import { expect, it } from "vitest";
import { tokenize } from "./tokenize.js";

it.each([
  ["Œuvre à Liège", ["oeuvre", "a", "liege"]],
  ["Groß-Gerau", ["gross", "gerau"]],
  ["Søndre Łódź, Đakovo, Ægir", ["sondre", "lodz", "dakovo", "aegir"]],
  ["ZÜRICH", ["zurich"]],
  ["Kerkstraat 12b (2000)", ["kerkstraat", "12b", "2000"]],
  ["東京", ["東京"]],
  [" - … ", []],
  ["", []],
])("PROP-3 the words of %j are found as people type them in a hurry", (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});
