import type { ErrorCode } from "../errors.js";

/** What a field holds: `choice` one of a few, `choices` any of a few, `select` one of many, `box` a checkbox. */
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
 * Options that come from data: property types, zones of the country and municipalities on offer, a listing's documents
 * on request, its viewing slots.
 */
export type ChoiceSource = "property-types" | "zones" | "documents" | "visit-slots";

export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly required: boolean;
  /** For the browser's own filling in. */
  readonly autocomplete?: string;
  readonly options?: readonly string[] | ChoiceSource;
  /** Shares a row with the next half field on a wide screen. */
  readonly half?: boolean;
  /** Its label is that of another name: message `forms.field.<label>`. */
  readonly label?: string;
  /** A line of help under it: message `forms.help.<name>`. */
  readonly help?: boolean;
  /** Today or later. */
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

/** FORM-12: what a submission is, for how long it is stored. */
export type RetentionKind = "questions" | "visits" | "valuations" | "applications";

export type FormRecipient = "agency" | "agent" | "member" | "friend";

/** FORM-1: the single definition of a form: the page renders it, the server validates by it. */
export interface FormDefinition {
  readonly fields: readonly FormField[];
  /** FORM-3: shown one group at a time with JavaScript; the messages are `forms.step.<name>`. */
  readonly steps?: readonly { readonly name: string; readonly fields: readonly string[] }[];
  /** Fields that are the two ends of one range: the second is never less than the first. */
  readonly ranges?: readonly (readonly [min: string, max: string])[];
  /** Optional fields of which at least one is filled in. */
  readonly oneOf?: readonly string[];
  /**
   * Whom its mail goes to: the agency as staff set it, the listing's own agent, the member of the team whose page has
   * the form, or the friend that was named.
   */
  readonly recipient: FormRecipient;
  /**
   * FORM-12: how long its submissions are stored. Null: until the sender ends it; one that was never confirmed counts as
   * a question.
   */
  readonly retention: RetentionKind | null;
  /** Original path of the thank-you page. */
  readonly thankYou: string;
  /** Other thank-you pages for some answers to one field. */
  readonly thankYouBy?: { readonly field: string; readonly paths: Readonly<Record<string, string>> };
  /** Free-text fields that the confirmation mail repeats, if they contain no link. */
  readonly repeated?: readonly string[];
  /** FORM-5: the same text about another page is a new submission; on a listing's own pages it always is. */
  readonly aboutPage?: true;
  /**
   * FORM-8: a submission with the same values of these fields is never sent twice, on any day; this code is returned
   * instead.
   */
  readonly once?: { readonly by: readonly string[]; readonly told: FormCode };
  /** How often the same value may be submitted in a field, beside the limits of every form. */
  readonly atMost?: readonly { readonly field: string; readonly times: number; readonly hours: number }[];
  /** FORM-4: the error returned if it could not be stored; default MAIL_NOT_SENT. */
  readonly notStored?: FormCode;
}

/** Characters a field may hold. */
export const fieldLimits = { line: 200, long: 5000, choices: 60 } as const;

/** Original path of the thank-you page for what was sent. */
export function thankYouPath(definition: FormDefinition, values: Readonly<Record<string, string | string[]>>): string {
  const answer = definition.thankYouBy ? values[definition.thankYouBy.field] : undefined;
  return (typeof answer === "string" ? definition.thankYouBy?.paths[answer] : undefined) ?? definition.thankYou;
}
