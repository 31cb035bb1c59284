import { field } from "./common-fields.js";
import type { FormDefinition } from "./form-definition.js";

const plan = { name: "plan", kind: "choice", required: true, options: ["sell", "let", "sell-or-let"] } as const;

/** The request for a free valuation of a home. */
export const contactDemand: FormDefinition = {
  fields: [
    { ...field.address, help: true },
    field.zip,
    field.city,
    { name: "propertyType", kind: "select", required: true, options: "property-types" },
    plan,
    field.title,
    field.firstName,
    field.lastName,
    field.email,
    field.phone,
    field.timeSlots,
    field.remark,
    field.newsletterOptIn,
  ],
  // What the visitor knows at once first; who they are last.
  steps: [
    { name: "home", fields: ["address", "zip", "city", "propertyType"] },
    { name: "plan", fields: ["plan", "timeSlots", "remark"] },
    { name: "who", fields: ["title", "firstName", "lastName", "email", "phone", "newsletterOptIn"] },
  ],
  recipient: "agency",
  retention: "valuations",
  thankYou: "feedback/contact-demand",
  repeated: ["address", "zip", "city", "remark"],
};

/** The short version of the valuation request. */
export const contactDemandSmall: FormDefinition = {
  fields: [plan, field.firstName, field.lastName, field.email, field.phone, field.zip, field.city],
  recipient: "agency",
  retention: "valuations",
  thankYou: "feedback/contact-demand-small",
  repeated: ["zip", "city"],
  thankYouBy: {
    field: "plan",
    paths: { sell: "feedback/contact-demand-small/verkopen", let: "feedback/contact-demand-small/verhuren" },
  },
};
