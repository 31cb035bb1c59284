import { expect, test } from "vitest";
import { addressFrom } from "./proposed-address";

test.each([
  ["Onze aanpak", "nl", "onze-aanpak"],
  ["À propos de l’agence", "fr", "a-propos-de-l-agence"],
  ["Über uns", "de", "ueber-uns"],
  ["Über uns", "", "uber-uns"],
  ["…", "nl", ""],
])("CMS-17 the title %j in %j proposes the address %j", (title, language, address) => {
  expect(addressFrom(title, language)).toBe(address);
});
