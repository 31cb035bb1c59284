/** The error catalogue (ERR-1): code → HTTP status and the id of its text in the message bundles. */
export const errors = {
  API_ERROR: { status: 502, messageId: "error.api" },
  CMS_UNAVAILABLE: { status: 503, messageId: "error.unavailable" },
  UNEXPECTED: { status: 500, messageId: "error.unexpected" },
  PAGE_NOT_FOUND: { status: 404, messageId: "error.pageNotFound" },
  PROPERTY_NOT_FOUND: { status: 404, messageId: "error.propertyNotFound" },
  PROPERTY_SOLD: { status: 410, messageId: "error.propertySold" },
  PROPERTY_RENTED: { status: 410, messageId: "error.propertyRented" },
  DOCUMENTS_ALREADY_REQUESTED: { status: 409, messageId: "error.documentsAlreadyRequested" },
  FOREIGN_ORIGIN: { status: 403, messageId: "error.foreignOrigin" },
  TOO_MANY_REQUESTS: { status: 429, messageId: "error.tooManyRequests" },
  BODY_TOO_LARGE: { status: 413, messageId: "error.bodyTooLarge" },
  WITHDRAWAL_REFUSED: { status: 409, messageId: "error.withdrawalRefused" },
  INVALID_INPUT: { status: 400, messageId: "error.invalidInput" },
  PREVIEW_REFUSED: { status: 403, messageId: "error.previewRefused" },
  USER_NOT_FOUND: { status: 401, messageId: "error.userNotFound" },
  UNAUTHORIZED: { status: 401, messageId: "error.unauthorized" },
} as const;

export type ErrorCode = keyof typeof errors;

export interface FieldError {
  field: string;
  message: string;
}

/** An expected failure that ends a request. `message` is for logs; visitors read the catalogue's text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];

  constructor(code: ErrorCode, message: string = code, fields: readonly FieldError[] = []) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

/**
 * Whether it is one of ours. The site's server and its pages are two bundles with a class each, so `instanceof` says no
 * to what came from the other one.
 */
export function isAppError(value: unknown): value is AppError {
  return value instanceof Error && value.name === "AppError" && "code" in value && String(value.code) in errors;
}
