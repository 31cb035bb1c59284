import type { FieldProblem, FormCode, FormKey, SlotOption } from "@gevel/config";
import type { CaptchaProblem, CaptchaTask } from "./captcha/captcha";
import type { FormChoices } from "./form-choices";

/** `fields`: some are wrong. `captcha`: all is well, and the characters are still to be typed over. */
export type FormFailure = "fields" | "captcha" | FormCode;

/** Whom to ring or write where the form does not get through. */
export interface FormOffice {
  phone: string;
  email: string;
}

/** What the action answers when a form was not accepted; everything typed comes back. */
export interface FormAnswer {
  kind: "form-answer";
  /** Id of the contact form that was sent. */
  contactId: string;
  failure: FormFailure;
  problems: Record<string, FieldProblem>;
  values: Record<string, string[]>;
  captcha: CaptchaTask;
  captchaProblem: CaptchaProblem | null;
  /** Seconds until it may be sent again, where it came too often. */
  wait: number | null;
  office: FormOffice;
  /** The moments as they stand now, for a form that asks for one; null where nobody knows. */
  slots: readonly SlotOption[] | null;
  /** What it takes to show the form where the page no longer has it; null where the page does. */
  returned: ReturnedForm | null;
}

export interface ReturnedForm {
  form: FormKey;
  choices: FormChoices;
  privacyVersion: string;
}

/** Goes by it from then on: the id that it had may by now be that of another form. */
export const returnedId = "returned";

/** Action data belongs to the whole page: is it the answer to this form? */
export function answerFor(data: unknown, contactId: string): FormAnswer | null {
  return isFormAnswer(data) && data.contactId === contactId ? data : null;
}

/** The answer to a form that the page no longer has. */
export const returnedAnswer = (data: unknown): (FormAnswer & { returned: ReturnedForm }) | null =>
  isFormAnswer(data) && data.returned ? { ...data, returned: data.returned } : null;

function isFormAnswer(data: unknown): data is FormAnswer {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === "form-answer";
}
