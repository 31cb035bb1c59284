import { AppError } from "@gevel/config";

/** A feed that is refused whole: nothing of it is written. */
export function unreadableDelivery(message: string): AppError {
  return new AppError("INVALID_INPUT", `feed: ${message}`, [{ field: "feed", message }]);
}

/** A delivery, or a part of it, exceeds a limit. */
export function deliveryTooLarge(message: string): AppError {
  return new AppError("BODY_TOO_LARGE", `feed: ${message}`, [{ field: "feed", message }]);
}

const foreign = new WeakSet<Error>();

/** A document in no known format: ignored if another one has a known format. */
export function unknownFormat(message: string): AppError {
  const error = unreadableDelivery(message);
  foreign.add(error);
  return error;
}

export const isUnknownFormat = (cause: unknown): cause is AppError => cause instanceof AppError && foreign.has(cause);

/** How many references of complete listings are named; the last one shows how far the document could be read. */
const named = 10;

function listed(references: readonly string[]): string {
  const names = references.map((reference) => (reference === "" ? "one without a reference" : reference.slice(0, 40)));
  return names.length <= named
    ? names.join(", ")
    : `${names.slice(0, named - 1).join(", ")} and ${names.length - named + 1} more, the last ${names.at(-1) ?? ""}`;
}

/** The same fault, with the listings that were whole before it. They are not written either. */
export function withWholeListings(error: AppError, references: readonly string[]): AppError {
  const count = references.length;
  if (count === 0) return error;
  const message = `${count === 1 ? "1 listing before that is" : `${count} listings before that are`} whole (${listed(references)}); nothing was written`;
  return new AppError(error.code, `${error.message}; ${message}`, [...error.fields, { field: "feed", message }]);
}
