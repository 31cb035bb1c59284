import { expect, it } from "vitest";
import { copyName } from "./duplicate-fields.js";

it("CMS-1 a copy is named after the original, in the language of the name", () => {
  expect(copyName("Contact", [], "nl")).toBe("Contact (kopie)");
  expect(copyName("Contact", [], "fr")).toBe("Contact (copie)");
  expect(copyName("Kontakt", [], "de")).toBe("Kontakt (Kopie)");
  expect(copyName("", [], "en")).toBe("");
});

it("CMS-1 no two copies have the same name, and copies of a copy are numbered along", () => {
  expect(copyName("Contact", ["Contact (kopie)"], "nl")).toBe("Contact (kopie 2)");
  expect(copyName("Contact (kopie)", ["Contact (kopie)", "Contact (kopie 2)"], "nl")).toBe("Contact (kopie 3)");
  expect(copyName("Contact (copy 7)", [], "nl")).toBe("Contact (kopie)");
});

it("CMS-1 a copy of the longest name fits", () => {
  expect(copyName("a".repeat(255), [], "en")).toBe(`${"a".repeat(248)} (copy)`);
});
