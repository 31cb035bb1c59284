import { expect, it } from "vitest";
import { catalogueOf, messageFaults, unusedMessages } from "./message-faults.mjs";

const never = () => false;

it("CMS-1 finds nothing where each language has each message with the same placeholders", () => {
  const en = { "a.count": "{count, plural, one {# lead of {name}} other {# leads of {name}}}", "a.title": "Leads" };
  const nl = { "a.count": "{name}: {count, plural, one {# lead} other {# leads}}", "a.title": "Leads" };
  expect(messageFaults({ en, nl }, never)).toEqual([]);
});

it("CMS-1 names a missing, a surplus and an empty message", () => {
  expect(messageFaults({ en: { "a.title": "Title" }, nl: { "a.other": "Titel" } }, never)).toEqual([
    "nl: a.title is missing",
    "nl: a.other is not in en",
  ]);
  expect(messageFaults({ en: { "a.title": " " } }, never)).toEqual(["en: a.title is empty"]);
});

it("CMS-1 accepts labels whose English Strapi has", () => {
  const isStrapis = (id: string) => id.startsWith("content-manager.");
  expect(messageFaults({ en: {}, fr: { "content-manager.title": "Titre" } }, isStrapis)).toEqual([]);
});

it("CMS-1 names a message that is no ICU message, and placeholders that differ from English", () => {
  expect(messageFaults({ en: { "a.title": "{name" } }, never)).toEqual([
    expect.stringContaining("en: a.title is not an ICU message (EXPECT_ARGUMENT_CLOSING_BRACE"),
  ]);
  expect(messageFaults({ en: { "a.title": "By {name}" }, nl: { "a.title": "Door {naam}" } }, never)).toEqual([
    "nl: a.title has the placeholders (naam), en has (name)",
  ]);
});

it("LANG-6 tells the language of a catalogue from its path, as file or as folder", () => {
  expect(catalogueOf("server/src/messages/nl.json")).toEqual({
    catalogue: "server/src/messages/*.json",
    language: "nl",
  });
  expect(catalogueOf("config/src/messages/nl/forms.json").catalogue).toBe("config/src/messages/*/forms.json");
  expect(() => catalogueOf("messages/forms.json")).toThrow("is in no language");
});

it("LANG-6 names a message that no code uses, whole or by a template", () => {
  const source = 'text("mail.subject"); text(`mail.body.${form}`); text(`${area}.title`)';
  expect(unusedMessages(["mail.subject", "mail.body.contact-me", "mail.title", "mail.body"], source)).toEqual([
    "mail.title",
    "mail.body",
  ]);
});
