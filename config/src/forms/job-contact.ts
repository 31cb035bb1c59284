import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

export const jobContact: FormDefinition = {
  fields: [
    field.title,
    field.firstName,
    field.lastName,
    field.email,
    field.phone,
    field.city,
    { name: "motivation", kind: "long", required: true, help: true },
  ],
  recipient: "agency",
  retention: "applications",
  thankYou: "feedback/site-contact",
};
