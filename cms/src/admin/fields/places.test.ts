import { expect, it } from "vitest";
import { propertyListFieldRules } from "../../api/property-list/field-rules";
import en from "../translations/en.json";
import { noPlacesMessage, placeChoices, placeText } from "./places";

it("CMS-11 stores a place under the name that lists of listings use", () => {
  const answer = { results: [{ name: "Sint-Niklaas ", zip: "9100", names: { nl: "Sint-Niklaas" } }], pagination: {} };
  const [choice] = placeChoices(answer);
  expect(choice).toEqual({ value: "sint-niklaas|9100", text: "9100 Sint-Niklaas" });
  const { problem } = propertyListFieldRules["api::property-list.property-list.cities"] ?? {};
  expect(problem?.([choice?.value])).toBeNull();
});

it.each([
  ["loaded", "No place found."],
  ["waiting", "Loading the list…"],
  ["unreachable", "The list of places could not be loaded; what was chosen stays."],
  ["closed", "You may not read the list of places; what was chosen stays."],
] as const)("CMS-11 reports on a list of places that is %s: %s", (state, expected) => {
  expect(en[noPlacesMessage(state)]).toBe(expected);
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
