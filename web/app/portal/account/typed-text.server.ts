/** No field of these forms is longer. */
const fieldLimit = 200;

export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, fieldLimit) : "";
}
