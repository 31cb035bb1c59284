import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

export const siteContact: FormDefinition = {
  fields: [
    field.title,
    field.firstName,
    field.lastName,
    field.email,
    field.phone,
    { ...field.remark, required: true },
    field.newsletterOptIn,
  ],
  recipient: "agency",
  retention: "questions",
  thankYou: "feedback/site-contact",
};
