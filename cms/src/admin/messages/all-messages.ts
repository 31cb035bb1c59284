/// <reference types="vite/client" />
import { formKeys, formMessages } from "@gevel/config";
import { typeset } from "../../content/first-content/typography";
import { contentTypes } from "./content-types";
import { labelId } from "./message-ids";
import { userUid } from "./used-filters";

type Language = "nl" | "fr";
type Texts = Readonly<Record<string, string>>;

/** Those of our screens, and beside each content type and component those of its form and list. */
const catalogues = import.meta.glob<Texts>(
  ["../translations/*.json", "../../api/*/translations/*.json", "../../components/*/staff/translations/*.json"],
  { eager: true, import: "default" },
);

const catalogueOf = (language: "en" | Language): Texts =>
  Object.fromEntries(
    Object.entries(catalogues).flatMap(([path, texts]) =>
      path.endsWith(`/${language}.json`) ? Object.entries(texts) : [],
    ),
  );

/** A form that staff know by no name of its own has that of the site. */
const formNames = (language: Language): Texts =>
  Object.fromEntries(formKeys.map((form) => [form, formMessages[language][`forms.name.${form}`] ?? form]));

const timestamps = ["createdAt", "createdBy", "updatedAt", "updatedBy"];

/** What Strapi stores of every entry has one name; Strapi asks for it by type. Plugins have theirs in their catalogues. */
const timestampLabels = (texts: Texts): Texts =>
  Object.fromEntries(
    [...Object.keys(contentTypes).filter((uid) => uid.startsWith("api::")), userUid].flatMap((uid) =>
      timestamps.map((field) => [labelId(uid, field), texts[`gevel.timestamps.${field}`] ?? field]),
    ),
  );

function translated(language: Language): Texts {
  const texts = catalogueOf(language);
  const all = { ...formNames(language), ...timestampLabels(texts), ...texts };
  return Object.fromEntries(Object.entries(all).map(([id, text]) => [id, typeset(text, language)]));
}

/**
 * What the admin shows, by Strapi's own ids where it has them: a field's label, a content type's English name, a value of an
 * enumeration. English labels and help are stored by Strapi from the layouts, where staff may change them; the English
 * catalogues replace the few that databases have from before.
 */
export const messagesByLocale: Readonly<Record<"en" | Language, Texts>> = {
  en: catalogueOf("en"),
  nl: translated("nl"),
  fr: translated("fr"),
};
