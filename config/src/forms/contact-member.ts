import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** A message to one member of the team, from their own page. */
export const contactMember: FormDefinition = {
  fields: [
    field.firstName,
    field.lastName,
    { ...field.email, required: false },
    { ...field.phone, required: false },
    { ...field.remark, required: true },
  ],
  oneOf: ["email", "phone"],
  recipient: "member",
  retention: "questions",
  thankYou: "feedback/site-contact",
  aboutPage: true,
};
