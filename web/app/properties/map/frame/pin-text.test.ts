import { expect, it } from "vitest";
import { pinText } from "./pins";

it.each([
  [325_000, "nl", "€ 325.000"],
  [1_250_000, "nl", "€ 1,25 mln."],
  [950, "en", "€950"],
  [325_000, "fr", "325 000 €"],
  [325_000, "de", "325.000 €"],
  [null, "nl", "Op aanvraag"],
] as const)("PROP-8 writes %s on a pin in %s", (price, language, text) => {
  expect(pinText(price, language, "Op aanvraag").replace(/\s/g, " ")).toBe(text);
});
