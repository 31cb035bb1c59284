import type { ErrorCode } from "@gevel/config";
import { errors } from "@gevel/config";

/** What the error screen knows of a failure. */
export interface Failure {
  code: ErrorCode;
  requestId: string;
}

export function isFailure(value: unknown): value is Failure {
  if (typeof value !== "object" || value === null || !("code" in value) || !("requestId" in value)) return false;
  return typeof value.code === "string" && value.code in errors && typeof value.requestId === "string";
}
