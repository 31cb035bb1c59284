import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** FORM-12: by its own box, and confirmed by mail. */
export const newsletter: FormDefinition = {
  fields: [
    { ...field.firstName, required: false },
    field.email,
    { name: "newsletterConsent", kind: "box", required: true },
  ],
  recipient: "agency",
  retention: null,
  thankYou: "feedback/sign-newsletter",
};
