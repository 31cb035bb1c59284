const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** How Strapi names the other side of a relation: the row in the database, or the document whatever its language. */
export type Reference = { id: number } | { documentId: string };

function referenceOf(value: unknown): Reference | null {
  if (typeof value === "number") return { id: value };
  if (typeof value === "string") return /^\d+$/.test(value) ? { id: Number(value) } : { documentId: value };
  if (!isRecord(value)) return null;
  if (typeof value.documentId === "string") return { documentId: value.documentId };
  return referenceOf(value.id ?? null);
}

/** The entries that a sent relation adds: given plainly, by `set` or by `connect`. What it removes need not exist. */
export function referencesIn(value: unknown): Reference[] {
  const given =
    isRecord(value) && ("set" in value || "connect" in value || "disconnect" in value)
      ? [value.set, value.connect].flat()
      : [value].flat();
  return given.flatMap((item) => referenceOf(item) ?? []);
}
