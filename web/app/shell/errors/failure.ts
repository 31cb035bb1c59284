import { isErrorCode, type ErrorCode } from "@gevel/config";

/** What the error screen knows of an error. */
export interface Failure {
  code: ErrorCode;
  requestId: string;
}

export function isFailure(value: unknown): value is Failure {
  if (typeof value !== "object" || value === null || !("code" in value) || !("requestId" in value)) return false;
  return isErrorCode(value.code) && typeof value.requestId === "string";
}

/** The not-found codes, each with its own screen (ROUTE-9). */
export const notFoundCodes = ["PAGE_NOT_FOUND", "PROPERTY_NOT_FOUND", "PERSON_NOT_FOUND", "VIEW_NOT_FOUND"] as const;
export type NotFoundCode = (typeof notFoundCodes)[number];
