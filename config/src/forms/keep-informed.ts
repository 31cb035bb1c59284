import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** News of chosen kinds, without the criteria of a search. FORM-12: requested by its own checkbox, and confirmed by mail. */
export const keepInformed: FormDefinition = {
  fields: [
    { name: "interests", kind: "choices", required: true, options: ["new-projects", "for-sale", "for-rent"] },
    field.firstName,
    field.lastName,
    field.email,
    { ...field.phone, required: false },
    field.remark,
    { name: "alertsConsent", kind: "box", required: true },
  ],
  recipient: "agency",
  retention: null,
  thankYou: "feedback/keep-informed",
};
