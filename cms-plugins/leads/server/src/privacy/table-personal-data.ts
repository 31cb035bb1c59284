import type { DataSubject, Language, PersonalDataRecord } from "@gevel/config";
import {
  inTransaction,
  removeAddress,
  rowsWithAddress,
  table,
  type PersonalDataProvider,
  type SearchedTable,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { inAllLanguages, messagesIn, type MessageId } from "../messages/messages.js";

const timestamp = z.coerce.number().nullable();
const text = z
  .string()
  .nullish()
  .transform((given) => given ?? "");
const ofLead = z.object({ lead: z.string() });

type Row = Readonly<Record<string, unknown>>;
type Label = Extract<MessageId, `privacy.${string}`>;
type ProviderKey = MessageId extends infer Id ? (Id extends `privacy.provider.${infer Key}` ? Key : never) : never;

interface TableOptions extends SearchedTable {
  key: ProviderKey;
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
