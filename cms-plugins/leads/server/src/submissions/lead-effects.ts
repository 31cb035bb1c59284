import type { FormKey } from "@gevel/config";
import { rebookAppointment, bookAppointment } from "../appointments/book-appointment.js";
import { renewDocuments, offerDocuments } from "../documents/offer-documents.js";
import { draftTestimonial } from "../testimonials/draft-testimonial.js";
import type { LeadEffect, RepeatedLeadEffect } from "./lead-effect.js";

/** Forms that bring about more than mails. */
const effects: Partial<Record<FormKey, LeadEffect>> = {
  "contact-appointment": bookAppointment,
  "document-request": offerDocuments,
  testimonial: draftTestimonial,
};

/** Forms of which the same, sent once more, may bring about something anew. */
const repeated: Partial<Record<FormKey, RepeatedLeadEffect>> = {
  "contact-appointment": rebookAppointment,
  "document-request": renewDocuments,
};

export const effectOf = (form: FormKey): LeadEffect | null => effects[form] ?? null;
export const repeatOf = (form: FormKey): RepeatedLeadEffect | null => repeated[form] ?? null;
