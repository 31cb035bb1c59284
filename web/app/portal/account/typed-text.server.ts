/** No field of these forms is longer. */
const fieldLimit = 200;

export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  // No keyboard types a NUL, and PostgreSQL takes none.
  return typeof value === "string" ? value.replaceAll("\0", "").slice(0, fieldLimit) : "";
}
