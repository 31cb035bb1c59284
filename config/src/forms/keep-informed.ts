import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** Word of what is new, without the wishes of a search. FORM-12: by its own box, and confirmed by mail. */
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
  thankYou: "feedback/keep-informed",
};
