/** What is wrong with a field, or with a part of it: the server names the part. */
export function firstError(error: unknown): string | undefined {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return undefined;
  if ("id" in error && "defaultMessage" in error)
    return typeof error.defaultMessage === "string" ? error.defaultMessage : undefined;
  for (const part of Object.values(error)) {
    const found = firstError(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
