/** A JSON field's value in the form: the value itself, or parsed from its text; null if it is invalid JSON. */
export function storedJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return null;
  }
}
