/** What a form holds of a JSON field: the value itself, or its text where nobody has read it; null where it is no JSON. */
export function storedJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return null;
  }
}
