import type { FormKey } from "@gevel/config";
import { bookAgain, bookVisit } from "../appointments/book-visit.js";
import { offerAgain, offerDocuments } from "../documents/offer-documents.js";
import { draftTestimonial } from "../testimonials/draft-testimonial.js";
import type { LeadEffect, LeadRepeated } from "./lead-effect.js";

/** Forms that bring about more than mails. */
const effects: Partial<Record<FormKey, LeadEffect>> = {
  "contact-appointment": bookVisit,
  "document-request": offerDocuments,
  testimonial: draftTestimonial,
};

/** Forms of which the same, sent once more, may bring about something anew. */
const repeated: Partial<Record<FormKey, LeadRepeated>> = {
  "contact-appointment": bookAgain,
  "document-request": offerAgain,
};

export const effectOf = (form: FormKey): LeadEffect | null => effects[form] ?? null;
export const repeatOf = (form: FormKey): LeadRepeated | null => repeated[form] ?? null;
