import { staffLanguage, textIn, type StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";

export interface UniqueConstraint {
  /** The columns whose combination is unique. */
  columns: readonly string[];
  /** The field that staff change. */
  field: string;
  name: StaffText;
  message: StaffText;
}

/** For listings, projects and owners. */
export const uniqueReference: UniqueConstraint = {
  columns: ["source", "reference"],
  field: "reference",
  name: { nl: "Referentie", fr: "Référence", en: "Reference" },
  message: {
    nl: "Deze referentie bestaat al bij deze bron. Geef een andere, of maak het veld leeg: dan krijgt u er een.",
    fr: "Cette référence existe déjà pour cette source. Donnez-en une autre, ou videz le champ : elle sera créée pour vous.",
    en: "This source has this reference already. Give another one, or empty the field and one is made for you.",
  },
};

export function duplicateError(
  strapi: Core.Strapi,
  { field, name, message: translations }: UniqueConstraint,
): errors.ValidationError {
  const language = staffLanguage(strapi);
  const message = textIn(translations, language);
  return new errors.ValidationError(message, {
    errors: [{ path: [field], message, name: "ValidationError" }],
    prohibitedFields: [[[textIn(name, language)], "unique"]],
  });
}

export const duplicateReferenceError = (strapi: Core.Strapi) => duplicateError(strapi, uniqueReference);
