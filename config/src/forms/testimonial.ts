import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** FORM-10: a customer's review of the agency. It is not shown before staff approve it. */
export const testimonial: FormDefinition = {
  fields: [
    { name: "rating", kind: "choice", required: true, options: ["5", "4", "3", "2", "1"] },
    { name: "testimonial", kind: "long", required: true, help: true },
    field.firstName,
    field.lastName,
    field.email,
    { ...field.city, help: true },
    // A testimonial counts as verified only with a file of the agency.
    { name: "fileReference", kind: "text", required: false, help: true },
    { name: "publishConsent", kind: "box", required: true },
  ],
  recipient: "agency",
  retention: "questions",
  thankYou: "feedback/testimonial",
};
