import { languages, appointmentStates } from "@gevel/config";

export const appointmentUid = "plugin::leads.appointment";

/**
 * FORM-7: a viewing of a listing, requested by a lead, which has the visitor's data. Staff see it in the week of
 * viewings, which handles the effects of a change; the content manager cannot, and hides it.
 */
export const appointmentContentType = {
  kind: "collectionType",
  collectionName: "leads_appointments",
  info: {
    singularName: "appointment",
    pluralName: "appointments",
    displayName: "Viewing",
    description: "Viewings that visitors requested, and their state.",
  },
  options: { draftAndPublish: false },
  pluginOptions: { "content-manager": { visible: false }, "content-type-builder": { visible: false } },
  indexes: [
    { name: "leads_appointments_lead", columns: ["lead"], type: "unique" },
    { name: "leads_appointments_uid", columns: ["uid"], type: "unique" },
    { name: "leads_appointments_token", columns: ["token_hash"], type: "unique" },
    { name: "leads_appointments_begin", columns: ["begins_at"] },
  ],
  attributes: {
    /** Document id. */
    lead: { type: "string", maxLength: 64, required: true },
    listingId: { type: "integer" },
    /** Of the listing's agent when the viewing was requested. */
    agentEmail: { type: "string", maxLength: 200 },
    language: { type: "enumeration", enum: [...languages], required: true },
    state: { type: "enumeration", enum: [...appointmentStates], default: "requested", required: true },
    /** The slot's key, its day and start; empty until staff choose a time. */
    slot: { type: "string", maxLength: 16 },
    until: { type: "string", maxLength: 5 },
    beginsAt: { type: "datetime" },
    endsAt: { type: "datetime" },
    /** The same for good in every calendar, and what is raised with each change. */
    uid: { type: "string", maxLength: 100, required: true },
    sequence: { type: "integer", default: 0, required: true },
    changedAt: { type: "datetime", required: true },
    note: { type: "text" },
    tokenHash: { type: "string", maxLength: 64, required: true, private: true },
  },
};
