type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const rowKeys = ["id", "documentId", "__temp_key__"];

/** Relations as a form has them, and as the server counts them. */
const isFormRelation = (value: Values) => "connect" in value || "disconnect" in value;
const isRelationCount = (value: Values) => typeof value.count === "number" && Object.keys(value).length === 1;

/**
 * A value for comparison: JSON as text is parsed, empty is null, rows have no ids. Form and server represent relations
 * differently: they are included only when one of the two is requested.
 */
export function normalizeValue(value: unknown, relationsOf?: "form" | "server"): unknown {
  if (value === undefined || value === "" || value === null) return null;
  if (typeof value === "string" && /^[[{]/.test(value)) {
    try {
      return normalizeValue(JSON.parse(value), relationsOf);
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((item) => normalizeValue(item, relationsOf));
  if (!isValues(value)) return value;
  if ("mime" in value && "id" in value) return { file: value.id, name: value.name };
  if (isFormRelation(value)) {
    const sent = [value.connect, value.disconnect].map((list) =>
      listOf(list).map((item) => (isValues(item) ? item.id : item)),
    );
    return relationsOf === "form" && sent.some((list) => list.length > 0) ? sent : null;
  }
  if (isRelationCount(value)) return relationsOf === "server" ? value.count : null;
  const entries = Object.entries(value)
    .filter(([name]) => !rowKeys.includes(name))
    .map(([name, item]) => [name, normalizeValue(item, relationsOf)] as const)
    .filter(([, item]) => item !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

const maxLength = 400;

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [textOf(value)];
  if (typeof value === "number") return [String(value)];
  if (typeof value === "boolean") return [value ? "✓" : "✗"];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isValues(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The text of a value for display; HTML without its tags. */
export function toText(value: unknown): string {
  const text = textsIn(normalizeValue(value))
    .filter((word) => word !== "")
    .join(" · ");
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
