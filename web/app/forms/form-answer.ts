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

/** The action's response when a form was not accepted; it contains everything typed. */
export interface FormAnswer {
  kind: "form-answer";
  /** Id of the contact form that was sent. */
  contactId: string;
  failure: FormFailure;
  problems: Record<string, FieldProblem>;
  values: Record<string, string[]>;
  captcha: CaptchaTask;
  captchaProblem: CaptchaProblem | null;
  /** Seconds until it may be sent again, if it was sent too often. */
  wait: number | null;
  office: FormOffice;
  /** The current slots, for a form that asks for one; null if unknown. */
  slots: readonly SlotOption[] | null;
  /** The data to show the form if the page no longer has it; null if it does. */
  returned: ReturnedForm | null;
}

export interface ReturnedForm {
  form: FormKey;
  choices: FormChoices;
  privacyVersion: string;
}

/** Its id from then on: the earlier id may by now be another form's. */
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
