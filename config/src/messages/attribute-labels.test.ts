import { expect, it } from "vitest";
import {
  attributeMessages,
  attributeLabelsDe,
  attributeLabelsEn,
  attributeLabelsFr,
  attributeLabelsNl,
} from "../index.js";

it.each([
  ["nl", attributeLabelsNl],
  ["fr", attributeLabelsFr],
  ["en", attributeLabelsEn],
  ["de", attributeLabelsDe],
])("PROP-1 LANG-6 the labels of attributes in %s have no empty text and no placeholder", (_, texts) => {
  for (const [id, text] of Object.entries(attributeMessages(texts))) {
    expect(text.trim(), id).not.toBe("");
    expect(text, id).not.toMatch(/[{}<]|''/);
  }
});

it("PROP-1 are read by the ids of the site's messages", () => {
  expect(attributeMessages(attributeLabelsNl)).toMatchObject({
    "listing.group.costs": attributeLabelsNl.groups.costs,
    "listing.bedrooms": attributeLabelsNl.attributes.bedrooms,
    "listing.condition": attributeLabelsNl.attributes.condition.label,
    "listing.facades.half-open": attributeLabelsNl.attributes.facades.values["half-open"],
  });
});
