import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** Being called or written back at a time that suits. */
export const contactMe: FormDefinition = {
  fields: [
    field.firstName,
    field.lastName,
    field.phone,
    field.email,
    { name: "contactDevice", kind: "choice", required: false, options: ["phone", "email"] },
    field.timeSlots,
    field.remark,
  ],
  recipient: "agency",
  retention: "questions",
  thankYou: "feedback/contact-me",
};
