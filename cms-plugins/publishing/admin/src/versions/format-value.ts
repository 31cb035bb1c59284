const maxLength = 280;
/** Characters of unchanged text shown before the first difference. */
const lead = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export interface ValueFormatters {
  /** The label of a stored choice. */
  choice: (value: string) => string;
  dateTime: (at: string) => string;
}

const isDateTime = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text);

function textsIn(value: unknown, formatters: ValueFormatters): string[] {
  if (typeof value === "string")
    return [isDateTime(value) ? formatters.dateTime(value) : textOf(formatters.choice(value))];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "boolean") return [value ? "✓" : "✗"];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, formatters));
  if (!isRecord(value)) return [];
  // The name of another entry or a file.
  if (typeof value["$ref"] === "string") return textsIn(value["name"], { ...formatters, choice: (name) => name });
  return Object.entries(value).flatMap(([name, item]) => (name === "__component" ? [] : textsIn(item, formatters)));
}

/** The text of a value for display. */
export const toText = (value: unknown, formatters: ValueFormatters): string =>
  textsIn(value, formatters)
    .filter((word) => word !== "")
    .join(" · ");

/** Position of the first difference of two long texts, less some text before it. */
function firstDifference(one: string, other: string): number {
  let same = 0;
  while (same < Math.min(one.length, other.length) && one[same] === other[same]) same += 1;
  return Math.max(0, same - lead);
}

const cut = (text: string, start: number) =>
  `${start > 0 ? "…" : ""}${text.slice(start, start + maxLength)}${text.length > start + maxLength ? "…" : ""}`;

/** Two values side by side; of long ones the part in which they differ. */
export function sideBySide(one: unknown, other: unknown, formatters: ValueFormatters): readonly [string, string] {
  const [left, right] = [toText(one, formatters), toText(other, formatters)];
  const start = Math.max(left.length, right.length) > maxLength ? firstDifference(left, right) : 0;
  return [cut(left, start), cut(right, start)];
}
