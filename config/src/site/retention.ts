import { formKeys, type FormKey } from "../forms/forms.js";

/** CONSENT-2: what the cookie policy says, and how long the browser is told to keep what was chosen. */
export const consentDays = 180;

/**
 * FORM-12: how many months what was sent is kept after the last contact. The privacy statement prints these very figures, and the
 * job that erases goes by them.
 */
export const retentionMonths = { questions: 12, visits: 12, valuations: 24, applications: 12 } as const;
export type RetentionKind = keyof typeof retentionMonths;

/** Days between the notice in the admin and the erasure: of what is settled, and of what somebody still works on. */
export const noticeDays = { settled: 7, open: 30 } as const;

/**
 * FORM-12: what somebody is mailed of runs until they end it. So many years after they confirmed it, and after each time they kept
 * it, they are asked; who does not answer within these days is mailed no more. The privacy statement prints both.
 */
export const renewal = { years: 2, answerDays: 30 } as const;

/** Null: kept until whoever sent it stops it; one that was never confirmed is a question. */
const kindOf: Readonly<Record<FormKey, RetentionKind | null>> = {
  "site-contact": "questions",
  "contact-me": "questions",
  "contact-construction": "questions",
  "ask-info": "questions",
  "document-request": "questions",
  "send-to-friend": "questions",
  testimonial: "questions",
  unsubscribe: "questions",
  "contact-appointment": "visits",
  "contact-demand": "valuations",
  "contact-demand-small": "valuations",
  "job-contact": "applications",
  "demand-register": null,
  "keep-informed": null,
  newsletter: null,
};

/** A form that is no longer there was a question as any other. */
export function retentionOf(form: string): RetentionKind | null {
  const known = formKeys.find((key) => key === form);
  return known === undefined ? "questions" : kindOf[known];
}
