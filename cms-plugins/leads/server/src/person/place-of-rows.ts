import type { Language, PersonRecord, Whose } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { PersonPlace } from "./person-place.js";
import { placeWords, recordWords } from "./place-words.js";
import { rowsWithAddress, takeOutAddress } from "./rows-with-address.js";

const moment = z.coerce.number().nullable();
const text = z
  .string()
  .nullish()
  .transform((given) => given ?? "");
const ofLead = z.object({ lead: z.string() });

type Row = Readonly<Record<string, unknown>>;
type Label = Readonly<Record<Language, string>>;

interface Rows {
  key: keyof typeof placeWords;
  table: string;
  id: string;
  /** Where words stand, so that an address may. */
  columns: readonly string[];
  at: string;
  title: Label;
  facts: Readonly<Record<string, Label>>;
  /** What stands there in words, where it is a name of ours. */
  say?: Readonly<Record<string, (value: string, language: Language, row: Row) => string>>;
  /** What its rows are named by in `lead`, where that is more than leads. */
  keys?: (strapi: Core.Strapi, whose: Whose) => Promise<readonly string[]>;
}

const keysOf = async (strapi: Core.Strapi, rows: Rows, whose: Whose): Promise<readonly string[]> =>
  rows.keys ? rows.keys(strapi, whose) : whose.leads;

async function rowsOf(strapi: Core.Strapi, { table: name }: Rows, keys: readonly string[]) {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, name)
      .whereIn("lead", [...keys])
      .orderBy("lead"),
  );
  return z.array(z.looseObject({})).parse(rows);
}

/** A place whose rows each belong to a lead: they go with it, and an address that stands in those of others goes from them. */
export const placeOf = (rows: Rows): PersonPlace & Required<Pick<PersonPlace, "erase">> => ({
  key: rows.key,
  name: placeWords[rows.key],
  tables: [rows.table],
  async find(strapi, whose, language: Language) {
    const keys = await keysOf(strapi, rows, whose);
    const own = await rowsOf(strapi, rows, keys);
    const others =
      whose.address === null
        ? []
        : (await rowsWithAddress(strapi, rows, whose.address)).filter((row) => !keys.includes(ofLead.parse(row).lead));
    const momentOf = (row: Row) => {
      const at = moment.parse(row[rows.at]);
      return at === null ? null : new Date(at).toISOString();
    };
    return [
      ...own.map((row): PersonRecord => ({
        at: momentOf(row),
        title: rows.title[language],
        facts: Object.entries(rows.facts).flatMap(([column, label]) => {
          const value = text.parse(row[column]);
          const said = rows.say?.[column]?.(value, language, row) ?? value;
          return value === "" ? [] : [{ label: label[language], value: said }];
        }),
      })),
      ...others.map((row): PersonRecord => ({ at: momentOf(row), title: recordWords.mention[language], facts: [] })),
    ];
  },
  erase: (strapi, whose) =>
    inTransaction(strapi, async ({ trx }) => {
      const own: unknown = await table(strapi, trx, rows.table)
        .whereIn("lead", [...(await keysOf(strapi, rows, whose))])
        .delete();
      const others = whose.address === null ? 0 : await takeOutAddress(strapi, rows, whose.address);
      return { erased: Number(own) + others };
    }),
});
