import {
  AppError,
  importDetailsSchema,
  importFileQuerySchema,
  type ImportHistory,
  type ImportRecord,
  type ImportRecordDetail,
  type ImportFileQuery,
} from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { sentFiles } from "./import-history.js";
import { historyTable } from "./history-table.js";
import { isInterrupted } from "./running-import.js";
import { endingOf } from "./stored-ending.js";
import { unrecordedImports } from "./unrecorded-imports.js";

const count = z.number().int();
const rowSchema = z.object({
  id: count,
  at: z.string(),
  sender_kind: z.enum(["token", "admin", "folder"]),
  sender_name: z.string(),
  source: z.string().nullable(),
  mode: z.enum(["partial", "full"]).nullable(),
  format: z.enum(["gevel", "openimmo", "kyero", "omnicasa"]).nullable(),
  ending: z.string().transform(endingOf),
  created: count,
  updated: count,
  unchanged: count,
  refused: count,
  withdrawn: count,
  problems: count,
  milliseconds: count,
  bytes: count,
  file: z.string().nullable(),
  resend_of: count.nullable(),
});
const columns = Object.keys(rowSchema.shape);
const rows = z.array(rowSchema);
const wholeRow = rowSchema.extend({ query: z.string().nullable(), details: z.string() });
const total = z.object({ total: z.coerce.number() });

const presentEnding = ({ ending, ...row }: z.infer<typeof rowSchema>) =>
  ending === "running" && isInterrupted(row, Date.now()) ? "interrupted" : ending;

async function recordOf(strapi: Core.Strapi, row: z.infer<typeof rowSchema>): Promise<ImportRecord> {
  const { id, at, source, mode, format, problems, milliseconds, bytes, file } = row;
  const { created, updated, unchanged, refused, withdrawn } = row;
  return {
    ...{ id, at, source, mode, format, problems, milliseconds, bytes },
    ending: presentEnding(row),
    sender: { kind: row.sender_kind, name: row.sender_name },
    summary: { created, updated, unchanged, refused, withdrawn },
    kept: file !== null && ((await sentFiles(strapi)?.has(file)) ?? false),
    resendOf: row.resend_of,
  };
}

export async function listImports(strapi: Core.Strapi, page: number, pageSize: number): Promise<ImportHistory> {
  const found = await inTransaction(strapi, async ({ trx }) => ({
    total: total.parse(await table(strapi, trx, historyTable).count({ total: "*" }).first()).total,
    rows: rows.parse(
      await table(strapi, trx, historyTable)
        .select(columns)
        .orderBy("id", "desc")
        .limit(pageSize)
        .offset((page - 1) * pageSize),
    ),
  }));
  return {
    imports: await Promise.all(found.rows.map((row) => recordOf(strapi, row))),
    pagination: { page, pageSize, pageCount: Math.ceil(found.total / pageSize), total: found.total },
    unlogged: unrecordedImports(strapi),
  };
}

async function findRow(strapi: Core.Strapi, id: number): Promise<z.infer<typeof wholeRow>> {
  const row: unknown = await inTransaction(strapi, ({ trx }) => table(strapi, trx, historyTable).where({ id }).first());
  if (!row) throw new AppError("PAGE_NOT_FOUND", `there is no import ${id}`);
  return wholeRow.parse(row);
}

async function detailOf(strapi: Core.Strapi, row: z.infer<typeof wholeRow>): Promise<ImportRecordDetail> {
  const details = importDetailsSchema.parse(JSON.parse(row.details));
  return { ...(await recordOf(strapi, row)), ...details };
}

export async function readImport(strapi: Core.Strapi, id: number): Promise<ImportRecordDetail> {
  return await detailOf(strapi, await findRow(strapi, id));
}

const newestOf = z.array(z.object({ id: z.coerce.number() }));

/** The newest import of each of these sources, by its name; a source that has none left is in no entry. */
export async function readLastImports(
  strapi: Core.Strapi,
  sources: readonly string[],
): Promise<ReadonlyMap<string, ImportRecordDetail>> {
  const found = await inTransaction(strapi, async ({ trx }) => {
    const newest: unknown = await table(strapi, trx, historyTable)
      .whereIn("source", [...sources])
      .groupBy("source")
      .max({ id: "id" });
    const ids = newestOf.parse(newest).map(({ id }) => id);
    return z.array(wholeRow).parse(await table(strapi, trx, historyTable).whereIn("id", ids).select());
  });
  const records = found.map(async (row) => [row.source ?? "", await detailOf(strapi, row)] as const);
  return new Map(await Promise.all(records));
}

export interface SentImport {
  chunks: AsyncIterable<Buffer>;
  /** The query the import file was sent with; null for an import of our own format. */
  query: ImportFileQuery | null;
}

const storedQuery = importFileQuerySchema.extend({ force: z.boolean().optional() });

/** The body as sent, to import it again. */
export async function readSent(strapi: Core.Strapi, id: number): Promise<SentImport> {
  const { file, query } = await findRow(strapi, id);
  const chunks = file === null ? null : await sentFiles(strapi)?.read(file);
  if (!chunks) {
    const message = "what was sent is not kept any more";
    throw new AppError("INVALID_INPUT", message, [{ field: "file", message }]);
  }
  return { chunks, query: query === null ? null : storedQuery.parse(JSON.parse(query)) };
}
