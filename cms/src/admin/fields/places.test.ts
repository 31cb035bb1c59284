import { expect, it } from "vitest";
import { listProblem } from "../../validation/rules/lists";
import { placeChoices, placeText } from "./places";

it("CMS-11 stores a place as lists of homes know it", () => {
  const answer = { results: [{ name: "Sint-Niklaas ", zip: "9100", names: { nl: "Sint-Niklaas" } }], pagination: {} };
  const [choice] = placeChoices(answer);
  expect(choice).toEqual({ value: "sint-niklaas|9100", text: "9100 Sint-Niklaas" });
  expect(listProblem("api::property-list.property-list", "cities", [choice?.value])).toBeNull();
});

it.each([
  ["berchem|2600", "2600 Berchem"],
  ["sint-niklaas|9100", "9100 Sint-Niklaas"],
  ["écaussinnes|7190", "7190 Écaussinnes"],
  ["braine-l'alleud|1420", "1420 Braine-L'Alleud"],
  ["berchem", "Berchem"],
])("shows %s as %s", (value, text) => {
  expect(placeText(value)).toBe(text);
});
