import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** A question about a listing. */
export const askInfo: FormDefinition = {
  fields: [
    field.firstName,
    field.lastName,
    field.email,
    { ...field.phone, required: false },
    { ...field.remark, required: true },
  ],
  recipient: "agent",
  retention: "questions",
  thankYou: "feedback/site-contact",
};
