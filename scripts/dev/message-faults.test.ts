import { expect, it } from "vitest";
import { catalogueOf, layoutFaults, messageFaults, unusedMessages } from "./message-faults.mjs";

const inCatalogue = () => "catalogue" as const;

it("CMS-1 finds nothing where each language has each message with the same placeholders", () => {
  const en = { "a.count": "{count, plural, one {# lead of {name}} other {# leads of {name}}}", "a.title": "Leads" };
  const nl = { "a.count": "{name}: {count, plural, one {# lead} other {# leads}}", "a.title": "Leads" };
  expect(messageFaults({ en, nl }, inCatalogue)).toEqual([]);
});

it("CMS-1 names a missing, a surplus and an empty message", () => {
  expect(messageFaults({ en: { "a.title": "Title" }, nl: { "a.other": "Titel" } }, inCatalogue)).toEqual([
    "nl: a.title is missing",
    "nl: a.other is not in en",
  ]);
  expect(messageFaults({ en: { "a.title": " " } }, inCatalogue)).toEqual(["en: a.title is empty"]);
});

it("CMS-1 accepts translations of Strapi's texts, and those of a layout if every translation has them", () => {
  const englishOf = (id: string) => (id.startsWith("gevel.help.") ? "layout" : "strapi");
  expect(messageFaults({ en: {}, fr: { "app.title": "Titre" }, nl: {} }, englishOf)).toEqual([]);
  expect(messageFaults({ fr: { "gevel.help.page.title": "Titre" }, nl: {} }, englishOf)).toEqual([
    "nl: gevel.help.page.title is missing",
  ]);
});

it("CMS-1 names a field of a form that has no label or help, and a label or help of no field", () => {
  const layouts = {
    "api::page.page": { fields: { title: { help: "Its heading." }, path: { help: "Its address." } }, hidden: ["key"] },
    "config.link": { fields: { to: {} } },
  };
  const texts = {
    "content-manager.content-types.api::page.page.title": "Titel",
    "gevel.help.api::page.page.title": "De kop.",
    "content-manager.content-types.api::page.page.key": "Sleutel",
    "content-manager.content-types.api::page.page.updatedAt": "Gewijzigd",
    "content-manager.content-types.api::page.page.pth": "Adres",
    "gevel.help.api::page.page.key": "Niet voor medewerkers.",
    "content-manager.components.config.link.to": "Naar",
    "content-manager.components.Filters.usersSelect.label": "Wie",
    "content-manager.content-types.plugin::users-permissions.user.email": "E-mail",
    "content-manager.content-types.api::gone.gone.title": "Titel",
  };
  expect(layoutFaults(layouts, texts)).toEqual([
    "content-manager.content-types.api::page.page.path is missing",
    "gevel.help.api::page.page.path is missing",
    "content-manager.content-types.api::page.page.pth is of no field",
    "gevel.help.api::page.page.key is of no field",
    "content-manager.content-types.api::gone.gone.title is of no field",
  ]);
});

it("CMS-1 names a message that is no ICU message, and placeholders that differ from English", () => {
  expect(messageFaults({ en: { "a.title": "{name" } }, inCatalogue)).toEqual([
    expect.stringContaining("en: a.title is not an ICU message (EXPECT_ARGUMENT_CLOSING_BRACE"),
  ]);
  expect(messageFaults({ en: { "a.title": "By {name}" }, nl: { "a.title": "Door {naam}" } }, inCatalogue)).toEqual([
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
