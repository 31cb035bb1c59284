import type { FieldsInWords } from "../../staff/field-words";

/** What Strapi itself keeps of every entry. */
export const stamps: FieldsInWords = {
  nl: {
    createdAt: ["Aangemaakt"],
    createdBy: ["Aangemaakt door"],
    updatedAt: ["Laatste wijziging"],
    updatedBy: ["Gewijzigd door"],
  },
  fr: {
    createdAt: ["Créé"],
    createdBy: ["Créé par"],
    updatedAt: ["Dernière modification"],
    updatedBy: ["Modifié par"],
  },
};
