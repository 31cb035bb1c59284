import { expect, test } from "vitest";
import { firstOffered } from "./browser-language";

test.each([
  [["nl-BE", "en"], "nl"],
  [["fr", "nl"], "fr"],
  [["de-BE", "FR-be", "en"], "fr"],
  [["en-GB"], "en"],
  [["de", "pl"], null],
  [[], null],
])("CMS-19 the admin opens for a browser that asks for %j in %j", (languages, language) => {
  expect(firstOffered(languages)).toBe(language);
});
