import { formKeys, languages, leadStates } from "@gevel/config";

export const leadUid = "plugin::leads.lead";

/** The custom field that shows staff the answers as text; the stored value is plain JSON. */
export const answersField = {
  name: "answers",
  plugin: "leads",
  type: "json" as const,
  inputSize: { default: 12 as const, isResizable: true },
};

/** A lead. The site creates it; staff read it and set its state. */
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
    /** Formatted for staff; like the message it is copied from `data`, for lists and searches. */
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
    /** The member of the team it is for: the id of their article, and their name then. */
    memberId: { type: "string", maxLength: 64 },
    memberName: { type: "string", maxLength: 255 },
    data: { type: "json", customField: "plugin::leads.answers", required: true },
    privacyVersion: { type: "string", maxLength: 64 },
    /** When the visitor sent it, if the site queued it while the CMS was down. */
    sentAt: { type: "datetime" },
    /** Of the listing it is about, as it was when staff first read the lead; null until then. */
    homeTitle: { type: "string", maxLength: 255 },
    agent: { type: "string", maxLength: 255 },
    office: { type: "string", maxLength: 255 },
    /** Number of the member of staff who has it. */
    assigneeId: { type: "integer" },
    /** The normalized mail address that identifies a person; empty if none was given, null in leads of earlier versions. */
    personKey: { type: "string", maxLength: 200, private: true },
    /** Name, address and phone as they are searched. */
    searchText: { type: "text", private: true },
    /** FORM-12: retention counts from here: when it arrived, or was answered. */
    lastContactAt: { type: "datetime" },
    doneAt: { type: "datetime" },
    key: { type: "string", maxLength: 64, required: true, private: true },
  },
};
