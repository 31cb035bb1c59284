import { expect, it } from "vitest";
import { attributeMessages, attributeWordsDe, attributeWordsEn, attributeWordsFr, attributeWordsNl } from "../index.js";

it.each([
  ["nl", attributeWordsNl],
  ["fr", attributeWordsFr],
  ["en", attributeWordsEn],
  ["de", attributeWordsDe],
])(
  "PROP-1 LANG-6 the words of attributes in %s are said as they stand: none is empty, none has a gap to fill",
  (_, words) => {
    for (const [id, text] of Object.entries(attributeMessages(words))) {
      expect(text.trim(), id).not.toBe("");
      expect(text, id).not.toMatch(/[{}<]|''/);
    }
  },
);

it("PROP-1 are told by the ids of the site's messages", () => {
  expect(attributeMessages(attributeWordsNl)).toMatchObject({
    "listing.group.costs": attributeWordsNl.groups.costs,
    "listing.bedrooms": attributeWordsNl.attributes.bedrooms,
    "listing.condition": attributeWordsNl.attributes.condition.label,
    "listing.facades.half-open": attributeWordsNl.attributes.facades.values["half-open"],
  });
});
