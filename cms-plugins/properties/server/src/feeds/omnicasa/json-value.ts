/** A JSON object whose keys are found however they are cased: EPCLabelText, EpcLabelText and epcLabelText are one. */
export class JsonRecord {
  readonly #values: ReadonlyMap<string, { key: string; value: unknown }>;

  constructor(record: object) {
    const entries: [string, unknown][] = Object.entries(record);
    this.#values = new Map(entries.map(([key, value]) => [key.toLowerCase(), { key, value }]));
  }

  /** The first of several keys that holds something, with its name as written. */
  find(...keys: readonly string[]): { key: string; value: unknown } | null {
    for (const key of keys) {
      const found = this.#values.get(key.toLowerCase());
      if (found && !isNothing(found.value)) return found;
    }
    return null;
  }
}

/** Omnicasa writes a dash where it has no text. */
const isNothing = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && /^-?$/.test(value.trim()));

export const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** A text or number as text; empty for anything else. */
export function plainText(value: unknown): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
