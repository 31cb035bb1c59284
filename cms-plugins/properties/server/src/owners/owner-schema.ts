import { languages, reportPreferences } from "@gevel/config";
import { propertyUid } from "../rows/content-type-uids.js";

/**
 * Who may follow which listings in the owner portal. The listings do not know their owners, so whoever may read or edit a
 * listing learns nothing of a person by it.
 */
export const ownerSchema = {
  kind: "collectionType",
  collectionName: "owners",
  info: {
    singularName: "owner",
    pluralName: "owners",
    displayName: "Owner",
    description: "Who follows which homes in the owner portal, linked by an import or by the office.",
  },
  options: { draftAndPublish: false },
  pluginOptions: {
    "content-manager": { visible: true },
    "content-type-builder": { visible: false },
    // Its words in the language of the admin.
    properties: { form: "owner" },
  },
  indexes: [
    { name: "owners_source_reference", columns: ["source", "reference"], type: "unique" },
    { name: "owners_email", columns: ["email"] },
  ],
  attributes: {
    source: { type: "string" as const, maxLength: 50, required: true, default: "office" },
    reference: { type: "string" as const, maxLength: 100 },
    email: { type: "email" as const, maxLength: 255, required: true },
    name: { type: "string" as const, maxLength: 255 },
    language: { type: "enumeration" as const, enum: [...languages] },
    // Nothing said: by mail.
    reportWish: { type: "enumeration" as const, enum: [...reportPreferences], default: "mail" },
    properties: { type: "relation" as const, relation: "manyToMany" as const, target: propertyUid },
  },
};
