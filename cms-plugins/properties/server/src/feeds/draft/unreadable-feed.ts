import { AppError } from "@gevel/config";

/** A feed that is refused whole: nothing of it is written. */
export function unreadableFeed(message: string): AppError {
  return new AppError("INVALID_INPUT", `feed: ${message}`, [{ field: "feed", message }]);
}

/** A feed, or a part of it, that costs more than it may. */
export function feedTooLarge(message: string): AppError {
  return new AppError("BODY_TOO_LARGE", `feed: ${message}`, [{ field: "feed", message }]);
}

const foreign = new WeakSet<Error>();

/** A document that is of no format we read: beside one that is, it is left alone. */
export function foreignDocument(message: string): AppError {
  const error = unreadableFeed(message);
  foreign.add(error);
  return error;
}

export const isForeignDocument = (cause: unknown): cause is AppError => cause instanceof AppError && foreign.has(cause);
