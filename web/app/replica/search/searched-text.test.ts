import { expect, it } from "vitest";
import { searchedText } from "./listing-search.server";

it.each([
  ["Referentie 548", "548"],
  ["Référence: GV-0548", "gv 0548"],
  ["Ref. 548", "548"],
  ["réf 12/A", "12 a"],
  ["Referenz 548", "548"],
  ["referentie", "referentie"],
  ["Proefstraat 17", "Proefstraat 17"],
])("PROP-3 the searched text of %j is %j", (text, searched) => {
  expect(searchedText(text)).toBe(searched);
});
