import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** A question about a new-build project. The page it stands on is the project's; `unit` is one of its price list. */
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
  thankYou: "feedback/contact-construction",
  aboutPage: true,
};
