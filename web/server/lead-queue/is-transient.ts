import { isAppError, type ErrorCode } from "@gevel/config";

/**
 * Failures that do not concern the lead itself: the CMS is unreachable, busy, broken, or does not know this site. All
 * others are about the data sent, and would recur.
 */
const passing: readonly ErrorCode[] = [
  "CMS_UNAVAILABLE",
  "API_ERROR",
  "UNEXPECTED",
  "TOO_MANY_REQUESTS",
  "UNAUTHORIZED",
  "PAGE_NOT_FOUND",
];

export const isTransient = (error: unknown): boolean => !isAppError(error) || passing.includes(error.code);

/** The CMS does not answer at all. */
export const isSilent = (error: unknown): boolean => isAppError(error) && error.code === "CMS_UNAVAILABLE";
