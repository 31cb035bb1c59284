import type { ErrorCode } from "../errors.js";

/** What a field holds: `choice` one of a few, `choices` any of a few, `select` one of many, `box` a yes. */
export type FieldKind =
  | "text"
  | "email"
  | "tel"
  | "zip"
  | "amount"
  | "long"
  | "date"
  | "choice"
  | "choices"
  | "select"
  | "box";

/**
 * Choices that data gives: property types, zones of the country and places on offer, a listing's documents on request, the moments at
 * which a home can be visited.
 */
export type ChoiceSource = "property-types" | "zones" | "documents" | "visit-slots";

export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** For the browser's own filling in. */
  readonly autocomplete?: string;
  readonly options?: readonly string[] | ChoiceSource;
  /** Stands beside the next half one on a wide screen. */
  readonly half?: boolean;
  /** Its label is that of another name: message `forms.field.<label>`. */
  readonly label?: string;
  /** A line of help under it: message `forms.help.<name>`. */
  readonly help?: boolean;
  /** A day that is still to come, or today. */
  readonly notPast?: boolean;
  /** Asked only while that other field has no answer. */
  readonly unless?: string;
}

/** Why a form was not accepted that has nothing wrong in it: texts of the catalogue. */
export const formCodes = [
  "MAIL_NOT_SENT",
  "REQUEST_DOCUMENT_FEEDBACK_ERROR",
  "DOCUMENTS_ALREADY_REQUESTED",
  "TOO_MANY_REQUESTS",
  "APPOINTMENTS_FULL",
  "CAPTCHA_INVALID",
] as const satisfies readonly ErrorCode[];
export type FormCode = (typeof formCodes)[number];

export type FormRecipient = "agency" | "agent" | "friend";

/** FORM-1: a form, once: the page draws it, the server holds it to its rules. */
export interface FormDefinition {
  readonly fields: readonly FormField[];
  /** FORM-3: asked one group after the other where there is script; the words are `forms.step.<name>`. */
  readonly steps?: readonly { readonly name: string; readonly fields: readonly string[] }[];
  /** Fields that are the two ends of one range: the second is never less than the first. */
  readonly ranges?: readonly (readonly [min: string, max: string])[];
  /** Whom its mail goes to: the agency as staff set it, the listing's own agent, or the friend that was named. */
  readonly recipient: FormRecipient;
  /** Original path of the thank-you page. */
  readonly thankYou: string;
  /** Other thank-you pages for some answers to one field. */
  readonly thankYouBy?: { readonly field: string; readonly paths: Readonly<Record<string, string>> };
  /** Fields in the sender's own words that their confirmation repeats, where no link is in them. */
  readonly repeated?: readonly string[];
  /** FORM-5: the same words about another page are another submission; those of a listing's own pages are in any case. */
  readonly aboutPage?: true;
  /** FORM-8: what was sent with the same of these fields is not sent again, whatever the day, and this is told instead. */
  readonly once?: { readonly by: readonly string[]; readonly told: FormCode };
  /** How often the same may be given in a field, beside what holds for every form. */
  readonly atMost?: readonly { readonly field: string; readonly times: number; readonly hours: number }[];
  /** FORM-4: what is told where it could not be stored; MAIL_NOT_SENT where none stands. */
  readonly notStored?: FormCode;
}

/** Characters a field may hold. */
export const fieldLimits = { line: 200, long: 5000, choices: 60 } as const;

/** Original path of the thank-you page for what was sent. */
export function thankYouPath(definition: FormDefinition, values: Readonly<Record<string, string | string[]>>): string {
  const answer = definition.thankYouBy ? values[definition.thankYouBy.field] : undefined;
  return (typeof answer === "string" ? definition.thankYouBy?.paths[answer] : undefined) ?? definition.thankYou;
}
