import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** FORM-8: documents of a listing that are for visitors, sent by mail. */
export const documentRequest: FormDefinition = {
  key: "document-request",
  fields: [
    { name: "documents", kind: "choices", required: true, options: "documents" },
    field.firstName,
    field.lastName,
    field.email,
    { ...field.phone, required: false },
  ],
  recipient: "agent",
  thankYou: "feedback/document-request",
};
