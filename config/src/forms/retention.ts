import { formKeys, type FormKey } from "./forms.js";

/**
 * FORM-12: retention of submissions, in months after the last contact. The privacy statement prints these figures, and
 * the erasure job uses them.
 */
export const retentionMonths = { questions: 12, visits: 12, valuations: 24, applications: 12 } as const;
export type RetentionKind = keyof typeof retentionMonths;

/** Days between the notice in the admin and the erasure: of settled leads, and of leads in progress. */
export const noticeDays = { settled: 7, open: 30 } as const;

/**
 * FORM-12: a subscription runs until the subscriber ends it. This many years after it was confirmed, and after each
 * renewal, the subscriber is asked; without an answer within these days it ends. The privacy statement prints both.
 */
export const renewal = { years: 2, answerDays: 30 } as const;

/** Null: stored until the sender ends it; one that was never confirmed counts as a question. */
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

/** A form that no longer exists counts as a question. */
export function retentionOf(form: string): RetentionKind | null {
  const known = formKeys.find((key) => key === form);
  return known === undefined ? "questions" : kindOf[known];
}
