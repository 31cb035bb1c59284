import type { FieldMessages } from "../../api/field-messages";

/** What Strapi itself keeps of every entry. */
export const timestamps: FieldMessages = {
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
