import type { RetentionKind } from "./form-definition.js";
import { formKeys, forms } from "./forms.js";

/**
 * FORM-12: retention of submissions, in months after the last contact. The privacy statement prints these figures, and
 * the erasure job uses them.
 */
export const retentionMonths = {
  questions: 12,
  visits: 12,
  valuations: 24,
  applications: 12,
} as const satisfies Readonly<Record<RetentionKind, number>>;

/** Days between the notice in the admin and the erasure: of settled leads, and of leads in progress. */
export const noticeDays = { settled: 7, open: 30 } as const;

/**
 * FORM-12: a subscription runs until the subscriber ends it. This many years after it was confirmed, and after each
 * renewal, the subscriber is asked; without an answer within these days it ends. The privacy statement prints both.
 */
export const renewal = { years: 2, answerDays: 30 } as const;

/** A form that no longer exists counts as a question. */
export function retentionOf(form: string): RetentionKind | null {
  const known = formKeys.find((key) => key === form);
  return known === undefined ? "questions" : forms[known].retention;
}
