/** Formats an admin message by id, in the admin's language. */
export type FormatMessage = (
  message: { id: string; defaultMessage: string },
  values: Record<string, string | number>,
) => string;

const isValue = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === "string" || typeof entry[1] === "number";

/** The first error of a field or of one of its parts: the server names the part, the form gives a message id. */
export function firstError(error: unknown, format: FormatMessage): string | undefined {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return undefined;
  if ("id" in error && "defaultMessage" in error) {
    const { id, defaultMessage } = error;
    if (typeof id !== "string" || typeof defaultMessage !== "string") return undefined;
    const values = "values" in error && typeof error.values === "object" ? (error.values ?? {}) : {};
    return format({ id, defaultMessage }, Object.fromEntries(Object.entries(values).filter(isValue)));
  }
  for (const part of Object.values(error)) {
    const found = firstError(part, format);
    if (found !== undefined) return found;
  }
  return undefined;
}
