import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** FORM-8: documents of a listing that are for visitors, sent by mail. */
export const documentRequest: FormDefinition = {
  fields: [
    { name: "documents", kind: "choices", required: true, options: "documents" },
    field.firstName,
    field.lastName,
    field.email,
    { ...field.phone, required: false },
  ],
  recipient: "agent",
  retention: "questions",
  thankYou: "feedback/document-request",
  once: { by: ["email", "documents"], told: "DOCUMENTS_ALREADY_REQUESTED" },
  notStored: "REQUEST_DOCUMENT_FEEDBACK_ERROR",
};
