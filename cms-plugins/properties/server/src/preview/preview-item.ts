import { inTransaction, table, type TableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { Entry } from "../ownership/edited-fields.js";
import { type Row, readJson, storedObject } from "../rows/read-value.js";
import { missingCoordinate } from "../places/missing-coordinate.js";
import { parseFormValues } from "../items/parse-form-values.js";
import type { StaffValues } from "../items/staff-values.js";

interface DraftKind {
  values: StaffValues;
  /** The attributes of its content type's schema. */
  attributes: Readonly<Record<string, unknown>>;
}

/** Fields written by the system keep their stored value. */
const systemFields: readonly string[] = [
  ...["source", "reference", "withdrawnAt", "publicSince"],
  ...["checksum", "rawChecksum", "editedFields", "pictureProblems"],
];
/** A field whose members are filled in and validated one by one. */
const attributesField = "attributes";

/** The row as if the form were saved now; half-typed values that cannot be read keep their stored value. */
export function draftRow(
  row: Row,
  typed: Entry,
  { column }: Pick<TableOf, "column">,
  { values, attributes }: DraftKind,
): Row {
  const { changes, problems } = parseFormValues(values, typed);
  const half = missingCoordinate(typed);
  const wrong = new Set([...problems.map(({ field }) => field), ...(half ? [half] : [])]);
  const shown: Row = { ...row };
  for (const field of Object.keys(attributes))
    if (field in typed && field !== attributesField && !systemFields.includes(field) && !wrong.has(field))
      shown[column(field)] = changes[field] ?? typed[field];
  if (!(attributesField in attributes)) return shown;

  const wrongParts = new Set(
    problems.flatMap(({ field, issue }) => (field === attributesField ? [issue.path[0]] : [])),
  );
  const attributeEntries = Object.entries(
    storedObject.catch({}).parse(changes[attributesField] ?? typed[attributesField]),
  );
  const readable = attributeEntries.filter(([key]) => !wrongParts.has(key));
  const stored = readJson(row[column(attributesField)], storedObject, {});
  shown[column(attributesField)] = { ...stored, ...Object.fromEntries(readable) };
  return shown;
}

/** Public fields derived from other form fields. */
const sourceFields: Readonly<Record<string, readonly string[]>> = { point: ["latitude", "longitude"] };

/** The form fields that make an item unreadable for the site: a half-typed date or number. */
export function unreadableFields(shown: unknown, schema: z.ZodType): string[] {
  const names = schema.safeParse(shown).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return [...new Set(names.flatMap((name) => sourceFields[name] ?? [name]))];
}

const rowSchema = z.record(z.string(), z.unknown()).optional();

/** No item has it: it is the last that a database counts to. */
const unsavedNumber = 2_147_483_647;

/** The row of an item that was never saved; the form supplies the other values. */
const newRow = (typed: Entry, { column }: TableOf): Row => ({
  id: unsavedNumber,
  [column("source")]: "office",
  [column("reference")]: typed.reference,
  [column("createdAt")]: new Date(),
});

export interface PreviewItem {
  /** Null where it was never saved. */
  documentId: string | null;
  /** The values of its form, where one is open. */
  typed: Entry | null;
}

interface Previewed<Shown> {
  items: TableOf;
  kind: Parameters<typeof draftRow>[3];
  /** The public view of a row. */
  show: (row: Row) => Promise<Shown>;
  schema: z.ZodType<Shown>;
}

/** CMS-9: a listing or project with what is typed in its form; null where there is neither. */
export async function previewItem<Shown>(
  strapi: Core.Strapi,
  { documentId, typed }: PreviewItem,
  { items, kind, show, schema }: Previewed<Shown>,
): Promise<Shown | null> {
  const stored =
    documentId === null
      ? typed && newRow(typed, items)
      : await inTransaction(strapi, async ({ trx }) =>
          rowSchema.parse(await table(strapi, trx, items.name).where(items.column("documentId"), documentId).first()),
        );
  if (!stored) return null;
  if (typed === null) return show(stored);
  const shown = await show(draftRow(stored, typed, items, kind));
  const wrong = unreadableFields(shown, schema);
  if (wrong.length === 0) return shown;
  const readable = Object.fromEntries(Object.entries(typed).filter(([field]) => !wrong.includes(field)));
  return show(draftRow(stored, readable, items, kind));
}
