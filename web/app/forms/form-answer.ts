import type { FieldProblem, FormCode } from "@gevel/config";

/** `fields`: some are wrong. */
export type FormFailure = "fields" | FormCode;

/** What the action answers when a form was not accepted; everything typed comes back. */
export interface FormAnswer {
  kind: "form-answer";
  /** Id of the contact form that was sent. */
  contactId: string;
  failure: FormFailure;
  problems: Record<string, FieldProblem>;
  values: Record<string, string[]>;
}

/** Action data belongs to the whole page: is it the answer to this form? */
export function answerFor(data: unknown, contactId: string): FormAnswer | null {
  return isFormAnswer(data) && data.contactId === contactId ? data : null;
}

function isFormAnswer(data: unknown): data is FormAnswer {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "form-answer";
}
