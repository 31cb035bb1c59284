import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

/** FORM-10: what a customer says of the agency. It stands nowhere before staff approve it. */
export const testimonial: FormDefinition = {
  fields: [
    { name: "rating", kind: "choice", required: true, options: ["5", "4", "3", "2", "1"] },
    { name: "testimonial", kind: "long", required: true, help: true },
    field.firstName,
    field.lastName,
    field.email,
    { ...field.city, help: true },
    // Only a file of the agency makes a testimonial a verified one.
    { name: "fileReference", kind: "text", required: false, help: true },
    { name: "publishConsent", kind: "box", required: true },
  ],
  recipient: "agency",
  thankYou: "feedback/testimonial",
};
