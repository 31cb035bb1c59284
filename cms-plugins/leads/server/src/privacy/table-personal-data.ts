import { type Language, type PersonalDataRecord, type DataSubject, mentions, withoutAddress } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { PersonalDataProvider } from "./personal-data-providers.js";
import { inAllLanguages, messagesIn, type MessageId } from "../messages/messages.js";

const rowsSchema = z.array(z.looseObject({}));

interface SearchedTable {
  table: string;
  /** Its primary key. */
  id: string;
  columns: readonly string[];
}

/** The rows of a table whose texts contain an address: the database preselects, the exact rule filters. */
export async function rowsWithAddress(
  strapi: Core.Strapi,
  { table: name, columns }: Pick<SearchedTable, "table" | "columns">,
  address: string,
): Promise<z.infer<typeof rowsSchema>> {
  const position = strapi.db.dialect.client === "postgres" ? "strpos" : "instr";
  const rows = await inTransaction(strapi, async ({ trx }) =>
    rowsSchema.parse(
      await table(strapi, trx, name).where((row) => {
        for (const column of columns)
          void row.orWhereRaw(`${position}(lower(cast(?? as text)), ?) > 0`, [column, address.toLowerCase()]);
      }),
    ),
  );
  return rows.filter((row) => columns.some((column) => mentions(textOf(row[column]), address)));
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Takes an address out of the texts of a table, and answers how many rows had it. */
async function removeAddress(strapi: Core.Strapi, searched: SearchedTable, address: string): Promise<number> {
  const rows = await rowsWithAddress(strapi, searched, address);
  await inTransaction(strapi, async ({ trx }) => {
    for (const row of rows) {
      const changed = searched.columns.flatMap((column) => {
        const value = row[column];
        return typeof value === "string" ? [[column, withoutAddress(value, address)] as const] : [];
      });
      const id = z.union([z.string(), z.number()]).parse(row[searched.id]);
      await table(strapi, trx, searched.table).where(searched.id, id).update(Object.fromEntries(changed));
    }
  });
  return rows.length;
}

const timestamp = z.coerce.number().nullable();
const text = z
  .string()
  .nullish()
  .transform((given) => given ?? "");
const ofLead = z.object({ lead: z.string() });

type Row = Readonly<Record<string, unknown>>;
type Label = Extract<MessageId, `privacy.${string}`>;
type ProviderKey = MessageId extends infer Id ? (Id extends `privacy.provider.${infer Key}` ? Key : never) : never;

interface TableOptions {
  key: ProviderKey;
  table: string;
  id: string;
  /** Text columns, which may contain an address. */
  columns: readonly string[];
  at: string;
  title: Label;
  facts: Readonly<Record<string, Label>>;
  /** Formats a column whose value is one of our own keys. */
  format?: Readonly<Record<string, (value: string, language: Language, row: Row) => string>>;
  /** The keys in the rows' `lead` column, if not only leads. */
  keys?: (strapi: Core.Strapi, dataSubject: DataSubject) => Promise<readonly string[]>;
}

const keysOf = async (strapi: Core.Strapi, rows: TableOptions, dataSubject: DataSubject): Promise<readonly string[]> =>
  rows.keys ? rows.keys(strapi, dataSubject) : dataSubject.leads;

async function rowsOf(strapi: Core.Strapi, { table: name }: TableOptions, keys: readonly string[]) {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, name)
      .whereIn("lead", [...keys])
      .orderBy("lead"),
  );
  return z.array(z.looseObject({})).parse(rows);
}

/** A provider whose rows each belong to a lead: they are erased with it, and the address is removed from other rows. */
export const tablePersonalData = (
  rows: TableOptions,
): PersonalDataProvider & Required<Pick<PersonalDataProvider, "erase">> => ({
  key: rows.key,
  name: inAllLanguages(`privacy.provider.${rows.key}`),
  tables: [rows.table],
  async find(strapi, dataSubject, language: Language) {
    const keys = await keysOf(strapi, rows, dataSubject);
    const own = await rowsOf(strapi, rows, keys);
    const others =
      dataSubject.address === null
        ? []
        : (await rowsWithAddress(strapi, rows, dataSubject.address)).filter(
            (row) => !keys.includes(ofLead.parse(row).lead),
          );
    const messages = messagesIn(language);
    const timeOf = (row: Row) => {
      const at = timestamp.parse(row[rows.at]);
      return at === null ? null : new Date(at).toISOString();
    };
    return [
      ...own.map((row): PersonalDataRecord => ({
        at: timeOf(row),
        title: messages(rows.title),
        facts: Object.entries(rows.facts).flatMap(([column, label]) => {
          const value = text.parse(row[column]);
          const formatted = rows.format?.[column]?.(value, language, row) ?? value;
          return value === "" ? [] : [{ label: messages(label), value: formatted }];
        }),
      })),
      ...others.map((row): PersonalDataRecord => ({
        at: timeOf(row),
        title: messages("privacy.label.mention"),
        facts: [],
      })),
    ];
  },
  erase: (strapi, dataSubject) =>
    inTransaction(strapi, async ({ trx }) => {
      const own: unknown = await table(strapi, trx, rows.table)
        .whereIn("lead", [...(await keysOf(strapi, rows, dataSubject))])
        .delete();
      const others = dataSubject.address === null ? 0 : await removeAddress(strapi, rows, dataSubject.address);
      return { erased: Number(own) + others };
    }),
});
