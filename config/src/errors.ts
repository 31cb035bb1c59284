/**
 * The error catalogue (ERR-1), section 8 of the specification under its own names, then the application's: code → HTTP
 * status and the id of its text in the message bundles. Status 200 is not a failure but an empty result with a message
 * (PROP-18).
 */
export const errors = {
  API_ERROR: { status: 502, messageId: "error.api" },
  PROPERTY_NOT_FOUND: { status: 404, messageId: "error.propertyNotFound" },
  PROPERTY_SOLD: { status: 410, messageId: "error.propertySold" },
  PROPERTY_RENTED: { status: 410, messageId: "error.propertyRented" },
  /** The login could not be checked; the credentials may be right. */
  LOGIN_FAILED: { status: 503, messageId: "error.loginFailed" },
  /** Unknown user or wrong password: the same message for both (OWNER-1). */
  USER_NOT_FOUND: { status: 401, messageId: "error.userNotFound" },
  /** The input can be neither an address nor a password. */
  INVALID_EMAIL_OR_PASSWORD: { status: 400, messageId: "error.invalidEmailOrPassword" },
  PERSON_NOT_FOUND: { status: 404, messageId: "error.personNotFound" },
  /** A preview of what has no screen. */
  INVALID_VIEW: { status: 400, messageId: "error.invalidView" },
  /** A view that a listing or project does not have, or a preview of a deleted entry. */
  VIEW_NOT_FOUND: { status: 404, messageId: "error.viewNotFound" },
  REQUEST_DOCUMENT_FEEDBACK_ERROR: { status: 503, messageId: "error.documentsNotRequested" },
  DOCUMENTS_ALREADY_REQUESTED: { status: 409, messageId: "error.documentsAlreadyRequested" },
  MAIL_NOT_SENT: { status: 503, messageId: "error.mailNotSent" },
  APPOINTMENTS_FULL: { status: 409, messageId: "error.appointmentsFull" },
  /** The viewing changed since it was shown, or is over: the page then shows its current state. */
  VISIT_CHANGED: { status: 409, messageId: "error.visitChanged" },
  CAPTCHA_INVALID: { status: 422, messageId: "error.captchaInvalid" },
  PAGE_NOT_FOUND: { status: 404, messageId: "error.pageNotFound" },
  NO_OPTION: { status: 200, messageId: "properties.search.noOption" },
  NO_PROPERTIES: { status: 200, messageId: "properties.list.emptyNone" },
  NO_PROJECT_MESSAGE: { status: 200, messageId: "projects.list.none" },
  NO_DOCUMENTS: { status: 200, messageId: "projects.noDocuments" },
  NO_PHOTOS: { status: 200, messageId: "properties.detail.noPictures" },
  NO_CONSTRUCTIONS: { status: 200, messageId: "projects.noUnits" },

  CMS_UNAVAILABLE: { status: 503, messageId: "error.unavailable" },
  UNEXPECTED: { status: 500, messageId: "error.unexpected" },
  BAD_ADDRESS: { status: 400, messageId: "error.badAddress" },
  FOREIGN_ORIGIN: { status: 403, messageId: "error.foreignOrigin" },
  TOO_MANY_REQUESTS: { status: 429, messageId: "error.tooManyRequests" },
  BODY_TOO_LARGE: { status: 413, messageId: "error.bodyTooLarge" },
  WITHDRAWAL_REFUSED: { status: 409, messageId: "error.withdrawalRefused" },
  /** The API token may not write this source. */
  SOURCE_REFUSED: { status: 403, messageId: "error.sourceRefused" },
  INVALID_INPUT: { status: 400, messageId: "error.invalidInput" },
  PREVIEW_REFUSED: { status: 403, messageId: "error.previewRefused" },
  UNAUTHORIZED: { status: 401, messageId: "error.unauthorized" },
} as const;

export type CatalogueCode = keyof typeof errors;
/** Codes of empty results. */
export type EmptyCode = {
  [Code in CatalogueCode]: (typeof errors)[Code]["status"] extends 200 ? Code : never;
}[CatalogueCode];
/** Codes that end a request. */
export type ErrorCode = Exclude<CatalogueCode, EmptyCode>;

export const isErrorCode = (code: unknown): code is ErrorCode =>
  Object.entries(errors).some(([known, { status }]) => known === code && status !== 200);

export interface FieldError {
  field: string;
  message: string;
}

/** An expected failure that ends a request. `message` is for logs; visitors read the catalogue's text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Seconds until the request may be repeated; null if unknown. */
  readonly wait: number | null;

  constructor(code: ErrorCode, message: string = code, fields: readonly FieldError[] = [], wait: number | null = null) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
    this.wait = wait;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/**
 * Whether it is an AppError. The site's server and its pages are two bundles with a class each, so `instanceof` fails
 * for an error from the other one.
 */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === "AppError" && "code" in value && isErrorCode(value.code);
}
