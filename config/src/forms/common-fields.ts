import type { FormField } from "./form-definition.js";

/** Section 9 of the specification. */
const contactTimeSlots = ["10:00-13:00", "14:00-16:00", "16:00-19:00"] as const;

/** A viewing can be on any day that an agency works. */
const workingDays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** Fields that several forms share. */
export const field = {
  /** The site configuration says which of them a language offers, and whether it asks at all. */
  title: { name: "title", kind: "choice", required: false, options: ["mr", "ms", "miss"] },
  firstName: { name: "firstName", kind: "text", required: true, autocomplete: "given-name", half: true },
  lastName: { name: "lastName", kind: "text", required: true, autocomplete: "family-name", half: true },
  email: { name: "email", kind: "email", required: true, autocomplete: "email", half: true },
  phone: { name: "phone", kind: "tel", required: true, autocomplete: "tel", half: true },
  address: { name: "address", kind: "text", required: true, autocomplete: "street-address" },
  zip: { name: "zip", kind: "zip", required: true, autocomplete: "postal-code", half: true },
  city: { name: "city", kind: "text", required: true, autocomplete: "address-level2", half: true },
  timeSlots: { name: "timeSlots", kind: "choices", required: false, options: contactTimeSlots },
  preferredDays: { name: "preferredDays", kind: "choices", required: false, options: workingDays },
  startDate: { name: "startDate", kind: "date", required: false, half: true, help: true, notPast: true },
  endDate: { name: "endDate", kind: "date", required: false, half: true, help: true, notPast: true },
  remark: { name: "remark", kind: "long", required: false },
  /** FORM-12: apart from the request itself, never ticked beforehand. */
  newsletterOptIn: { name: "newsletterOptIn", kind: "box", required: false },
} as const satisfies Record<string, FormField>;
