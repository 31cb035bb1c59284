import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** A question about a new-build project. It is on the project's page; `unit` is one of its price list. */
export const contactConstruction: FormDefinition = {
  fields: [
    { name: "unit", kind: "select", required: false },
    field.firstName,
    field.lastName,
    field.email,
    field.phone,
    field.timeSlots,
    { ...field.remark, required: true },
  ],
  recipient: "agency",
  retention: "questions",
  thankYou: "feedback/contact-construction",
  aboutPage: true,
};
