import { listingAttributes, definedAttributes, type ListingAttribute } from "@gevel/config";
import { inTransaction, table, tableOf, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { readFlag, readLocalized, readNumber, readText, type Row, readJson } from "../rows/read-value.js";

const permissions = z.array(z.object({ id: z.number().int(), properties: z.unknown() }));
const properties = z.looseObject({ fields: z.array(z.string()) });
const field = "attributes";

/**
 * A role that could read or write every attribute when each was a field may do the same with the field that contains
 * them all. One that could read only some of them is left to an administrator.
 */
async function grantAttributes(strapi: Core.Strapi, trx: Connection): Promise<void> {
  if (!(await strapi.db.getSchemaConnection(trx).hasTable("admin_permissions"))) return;
  const found: unknown = await table(strapi, trx, "admin_permissions")
    .where({ subject: propertyUid })
    .select(["id", "properties"]);
  for (const { id, properties: stored } of permissions.parse(found)) {
    const granted = readJson(stored, properties, null);
    if (granted === null || granted.fields.includes(field)) continue;
    if (!listingAttributes.every(({ key }) => granted.fields.includes(key))) continue;
    const changed = JSON.stringify({ ...granted, fields: [...granted.fields, field] });
    await table(strapi, trx, "admin_permissions").where({ id }).update({ properties: changed });
  }
}

/** Rows read at once. */
const batchSize = 500;

const textOrNull = (value: unknown) => readText(value) || null;

/** Reads the former column of an attribute, by the attribute's kind. */
const readers: Record<ListingAttribute["kind"], (value: unknown) => unknown> = {
  area: readNumber,
  length: readNumber,
  money: readNumber,
  energy: readNumber,
  consumption: readNumber,
  emission: readNumber,
  number: readNumber,
  year: readNumber,
  count: readNumber,
  date: textOrNull,
  flag: readFlag,
  text: textOrNull,
  localized: readLocalized,
  choice: textOrNull,
};

interface OldColumn {
  key: string;
  column: string;
  read: (value: unknown) => unknown;
}

/** Strapi wrote `epcCo2` as `epc_co_2`. */
const plain = (name: string) => name.replaceAll("_", "").toLowerCase();

const rows = z.array(z.looseObject({ id: z.number().int() }));
const columnInfo = z.record(z.string(), z.unknown());

async function columnsOf(strapi: Core.Strapi, trx: Connection, name: string): Promise<string[]> {
  const info: unknown = await table(strapi, trx, name).columnInfo();
  return Object.keys(columnInfo.parse(info));
}

function oldColumnsAmong(columns: readonly string[]): OldColumn[] {
  const byName = new Map(columns.map((column) => [plain(column), column]));
  return listingAttributes.flatMap(({ key, kind }) => {
    const column = byName.get(plain(key));
    return column === undefined ? [] : [{ key, column, read: readers[kind] }];
  });
}

const attributesIn = (row: Row, old: readonly OldColumn[]) =>
  definedAttributes(Object.fromEntries(old.map(({ key, column, read }) => [key, read(row[column])])));

/**
 * For databases in which each attribute of a listing had its own column: moves the values into the one field and drops
 * the columns, in one transaction, so that a killed start leaves all of it to the next. It runs before Strapi syncs its
 * tables with the schemas, which would drop the columns with their values.
 */
export async function migrateAttributes(strapi: Core.Strapi): Promise<void> {
  const { name, column } = tableOf(strapi, propertyUid);
  if (!(await strapi.db.getSchemaConnection().hasTable(name))) return;
  const isOld = async (trx: Connection) => oldColumnsAmong(await columnsOf(strapi, trx, name));
  if ((await isOld(strapi.db.connection)).length === 0) return;

  // SQLite rebuilds the table to drop columns; rows that refer to it must not be deleted with the old table.
  await strapi.db.dialect.startSchemaUpdate();
  try {
    await inTransaction(strapi, async ({ trx }) => {
      const old = await isOld(trx);
      if (old.length === 0) return;
      const attributes = column("attributes");
      const schema = () => strapi.db.getSchemaConnection(trx);
      if (!(await columnsOf(strapi, trx, name)).includes(attributes))
        await schema().alterTable(name, (made) => void made.jsonb(attributes));
      for (let after = 0; ;) {
        const batch = rows.parse(
          await table(strapi, trx, name)
            .where("id", ">", after)
            .orderBy("id")
            .limit(batchSize)
            .select(["id", ...old.map((each) => each.column)]),
        );
        for (const row of batch)
          await table(strapi, trx, name)
            .where({ id: row.id })
            .update({ [attributes]: JSON.stringify(attributesIn(row, old)) });
        const last = batch.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
      await schema().alterTable(name, (altered) => void altered.dropColumns(...old.map((each) => each.column)));
      await grantAttributes(strapi, trx);
    });
  } finally {
    await strapi.db.dialect.endSchemaUpdate();
  }
  strapi.log.info("listings: attributes migrated into one field");
}
