import {
  attributeMessages,
  attributeLabelsEn,
  attributeLabelsFr,
  attributeLabelsNl,
  listingFieldLabels,
} from "@gevel/config";
import { attributesEn } from "./attributes/attributes-en";
import { editingEn } from "./editing/editing-en";
import { attributesFr } from "./attributes/attributes-fr";
import { editingFr } from "./editing/editing-fr";
import { attributesNl } from "./attributes/attributes-nl";
import { editingNl } from "./editing/editing-nl";
import { en } from "./en";
import { publishChecksEn } from "./publish-checks/publish-checks-en";
import { publishChecksFr } from "./publish-checks/publish-checks-fr";
import { publishChecksNl } from "./publish-checks/publish-checks-nl";
import { systemFieldsFr } from "./fields/system-fields-fr";
import { systemFieldsNl } from "./fields/system-fields-nl";
import { ownerFieldsFr } from "./fields/owner-fields-fr";
import { ownerFieldsNl } from "./fields/owner-fields-nl";
import { cityFieldsFr, cityFieldsNl } from "./fields/city-fields";
import { projectFieldsFr } from "./fields/project-fields-fr";
import { projectFieldsNl } from "./fields/project-fields-nl";
import { typeFieldsFr } from "./fields/type-fields-fr";
import { typeFieldsNl } from "./fields/type-fields-nl";
import { fr } from "./fr";
import { nl } from "./nl";
import { seoEn } from "./seo/seo-en";
import { seoFr } from "./seo/seo-fr";
import { seoNl } from "./seo/seo-nl";
import { sourcesEn } from "./sources/sources-en";
import { sourcesFr } from "./sources/sources-fr";
import { sourcesNl } from "./sources/sources-nl";
import { unitsEn } from "./units/units-en";
import { unitsFr } from "./units/units-fr";
import { unitsNl } from "./units/units-nl";

interface FieldMessages {
  labels: Readonly<Record<string, string>>;
  help: Readonly<Record<string, string>>;
}

const prefixed = (prefix: string, messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [prefix + key, text]));

/** Strapi looks up a field's label by this id, and falls back to the layout's label, as in English. */
const namesOf = (type: string, form: string, { labels, help }: FieldMessages) => ({
  ...prefixed(`content-manager.content-types.plugin::properties.${type}.`, labels),
  ...prefixed(`properties.help.${form}.`, help),
});
/** The words of a listing's own fields, and of what the house keeps of it. */
const listingMessages = (language: "nl" | "fr", systemFields: FieldMessages): FieldMessages => {
  const own = Object.entries(listingFieldLabels);
  const help = own.flatMap(([key, fieldMessagesOf]) =>
    fieldMessagesOf.help ? [[key, fieldMessagesOf.help[language]] as const] : [],
  );
  return {
    labels: { ...Object.fromEntries(own.map(([key, { label }]) => [key, label[language]])), ...systemFields.labels },
    help: { ...Object.fromEntries(help), ...systemFields.help },
  };
};

/** What a project's fields have in common with a listing's has the same words. */
const fieldMessages = (listing: FieldMessages, project: FieldMessages) => ({
  ...namesOf("property", "listing", listing),
  ...namesOf("project", "project", {
    labels: { ...listing.labels, ...project.labels },
    help: { ...listing.help, ...project.help },
  }),
});

export const messages = {
  ...en,
  ...editingEn,
  ...attributesEn,
  ...unitsEn,
  ...seoEn,
  ...publishChecksEn,
  ...sourcesEn,
};

/** Strapi asks for the name of a content type by its English name. */
const typeNamesNl = {
  Listing: "Panden",
  Project: "Projecten",
  "Property type": "Pandtypes",
  Owner: "Eigenaars",
  City: "Plaatsen",
};
const typeNamesFr = {
  Listing: "Biens",
  Project: "Projets",
  "Property type": "Types de bien",
  Owner: "Propriétaires",
  City: "Localités",
};

/** All that our screens say, by the languages of the admin. */
export const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...messages, ...attributeMessages(attributeLabelsEn) },
  nl: {
    ...typeNamesNl,
    ...nl,
    ...editingNl,
    ...unitsNl,
    ...seoNl,
    ...publishChecksNl,
    ...sourcesNl,
    ...attributesNl,
    ...attributeMessages(attributeLabelsNl),
    ...fieldMessages(listingMessages("nl", systemFieldsNl), projectFieldsNl),
    ...namesOf("owner", "owner", ownerFieldsNl),
    ...namesOf("property-type", "type", typeFieldsNl),
    ...namesOf("city", "city", cityFieldsNl),
  },
  fr: {
    ...typeNamesFr,
    ...fr,
    ...editingFr,
    ...unitsFr,
    ...seoFr,
    ...publishChecksFr,
    ...sourcesFr,
    ...attributesFr,
    ...attributeMessages(attributeLabelsFr),
    ...fieldMessages(listingMessages("fr", systemFieldsFr), projectFieldsFr),
    ...namesOf("owner", "owner", ownerFieldsFr),
    ...namesOf("property-type", "type", typeFieldsFr),
    ...namesOf("city", "city", cityFieldsFr),
  },
};
