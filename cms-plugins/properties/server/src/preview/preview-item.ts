import { inTransaction, table, type TableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { draftRow } from "../items/draft-row.js";
import type { Entry } from "../ownership/edited-fields.js";
import type { Row } from "../rows/read-value.js";
import { unreadableFields } from "./unreadable-fields.js";

const rowSchema = z.record(z.string(), z.unknown()).optional();

/** No item has it: it is the last that a database counts to. */
const unsavedNumber = 2_147_483_647;

/** What an item that was never saved is begun with; its form says the rest. */
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
  /** As the public may know it. */
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
