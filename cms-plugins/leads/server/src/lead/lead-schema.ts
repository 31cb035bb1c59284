import { formKeys, languages, leadStates } from "@gevel/config";

export const leadUid = "plugin::leads.lead";

/** The custom field that shows staff what was filled in, in words; what is stored is the JSON that it would be without. */
export const answersField = {
  name: "answers",
  plugin: "leads",
  type: "json" as const,
  inputSize: { default: 12 as const, isResizable: true },
};

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
    { name: "leads_created", columns: ["created_at"] },
    { name: "leads_person", columns: ["person_key"] },
    { name: "leads_listing", columns: ["listing_id"] },
    { name: "leads_contact", columns: ["last_contact_at"] },
  ],
  attributes: {
    name: { type: "string", maxLength: 401 },
    email: { type: "string", maxLength: 200 },
    /** Grouped as staff read it; like the message it is of `data`, for lists and searches. */
    phone: { type: "string", maxLength: 200 },
    message: { type: "text" },
    form: { type: "enumeration", enum: [...formKeys], required: true },
    state: { type: "enumeration", enum: [...leadStates], default: "new", required: true },
    language: { type: "enumeration", enum: [...languages], required: true },
    page: { type: "string", maxLength: 500 },
    listingId: { type: "integer" },
    listingReference: { type: "string", maxLength: 255 },
    projectId: { type: "integer" },
    projectName: { type: "string", maxLength: 255 },
    data: { type: "json", customField: "plugin::leads.answers", required: true },
    privacyVersion: { type: "string", maxLength: 64 },
    /** When the visitor sent it, of one that the site kept while the CMS was away. */
    sentAt: { type: "datetime" },
    /** Of the home it is about, as they were when staff first looked; null until then. */
    homeTitle: { type: "string", maxLength: 255 },
    agent: { type: "string", maxLength: 255 },
    office: { type: "string", maxLength: 255 },
    /** Number of the member of staff who has it. */
    assigneeId: { type: "integer" },
    /** The mail address as one person has it; empty where none was given, null in a lead of an earlier version. */
    personKey: { type: "string", maxLength: 200, private: true },
    /** Name, address and phone as they are searched. */
    searchText: { type: "text", private: true },
    /** FORM-12: retention counts from here: it came, or was answered. */
    lastContactAt: { type: "datetime" },
    doneAt: { type: "datetime" },
    key: { type: "string", maxLength: 64, required: true, private: true },
  },
};
