import { attributeMessages, listingFieldLabels } from "@gevel/config";
import en from "./translations/en.json";
import fr from "./translations/fr.json";
import nl from "./translations/nl.json";

const forms = [
  ["property", "listing"],
  ["project", "project"],
] as const;

/**
 * Labels and help of the fields that the site names too. Strapi looks up a field's label by this id, and falls back to the
 * layout's label, as in English.
 */
const fieldMessages = (language: "nl" | "fr"): Record<string, string> =>
  Object.fromEntries(
    forms.flatMap(([type, form]) =>
      Object.entries(listingFieldLabels).flatMap(([field, { label, help }]): [id: string, text: string][] => [
        [`content-manager.content-types.plugin::properties.${type}.${field}`, label[language]],
        ...(help ? [[`properties.help.${form}.${field}`, help[language]] satisfies [string, string]] : []),
      ]),
    ),
  );

/** All texts of this plugin's screens and forms, by the languages of the admin. */
export const messagesByLocale: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { ...attributeMessages.en, ...en },
  nl: { ...attributeMessages.nl, ...fieldMessages("nl"), ...nl },
  fr: { ...attributeMessages.fr, ...fieldMessages("fr"), ...fr },
};
