import { formKeys, languages } from "@gevel/config";

/** How far staff are with a lead. */
export const leadStates = ["new", "in-progress", "done"] as const;

export const leadUid = "plugin::leads.lead";

/** What a visitor sent. The site writes it; staff read it and say how far they are with it. */
export const leadContentType = {
  kind: "collectionType",
  collectionName: "leads",
  info: {
    singularName: "lead",
    pluralName: "leads",
    displayName: "Lead",
    description: "What visitors sent by the forms of the site. Only the state can be changed.",
  },
  options: { draftAndPublish: false },
  pluginOptions: { "content-manager": { visible: true }, "content-type-builder": { visible: false } },
  indexes: [
    { name: "leads_key", columns: ["key"], type: "unique" },
    { name: "leads_form", columns: ["form", "created_at"] },
  ],
  attributes: {
    name: { type: "string", maxLength: 401 },
    email: { type: "string", maxLength: 200 },
    form: { type: "enumeration", enum: [...formKeys], required: true },
    state: { type: "enumeration", enum: [...leadStates], default: "new", required: true },
    language: { type: "enumeration", enum: [...languages], required: true },
    page: { type: "string", maxLength: 500 },
    listingId: { type: "integer" },
    listingReference: { type: "string", maxLength: 255 },
    data: { type: "json", required: true },
    privacyVersion: { type: "string", maxLength: 64 },
    key: { type: "string", maxLength: 64, required: true, private: true },
  },
};
