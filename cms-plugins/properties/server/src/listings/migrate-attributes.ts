import { listingAttributes, definedAttributes, type ListingAttribute } from "@gevel/config";
import type { Connection, Migration } from "@gevel/core";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { readFlag, readLocalized, readNumber, readText, type Row, readJson } from "../rows/read-value.js";

const permissions = z.array(z.object({ id: z.number().int(), properties: z.unknown() }));
const properties = z.looseObject({ fields: z.array(z.string()) });
const field = "attributes";
const listingsTable = "properties";

/**
 * A role that could read or write every attribute when each was a field may do the same with the field that contains
 * them all. One that could read only some of them is left to an administrator.
 */
async function grantAttributes(db: Connection): Promise<void> {
  if (!(await db.schema.hasTable("admin_permissions"))) return;
  const found: unknown = await db("admin_permissions").where({ subject: propertyUid }).select(["id", "properties"]);
  for (const { id, properties: stored } of permissions.parse(found)) {
    const granted = readJson(stored, properties, null);
    if (granted === null || granted.fields.includes(field)) continue;
    if (!listingAttributes.every(({ key }) => granted.fields.includes(key))) continue;
    const changed = JSON.stringify({ ...granted, fields: [...granted.fields, field] });
    await db("admin_permissions").where({ id }).update({ properties: changed });
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

async function columnsOf(db: Connection): Promise<string[]> {
  const info: unknown = await db(listingsTable).columnInfo();
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
 * the columns, before Strapi syncs its tables with the schemas, which would drop the columns with their values.
 */
async function moveAttributes(db: Connection): Promise<void> {
  if (!(await db.schema.hasTable(listingsTable))) return;
  const columns = await columnsOf(db);
  const old = oldColumnsAmong(columns);
  if (old.length === 0) return;
  if (!columns.includes(field)) await db.schema.alterTable(listingsTable, (made) => void made.jsonb(field));
  for (let after = 0; ;) {
    const batch = rows.parse(
      await db(listingsTable)
        .where("id", ">", after)
        .orderBy("id")
        .limit(batchSize)
        .select(["id", ...old.map((each) => each.column)]),
    );
    for (const row of batch)
      await db(listingsTable)
        .where({ id: row.id })
        .update({ [field]: JSON.stringify(attributesIn(row, old)) });
    const last = batch.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  await db.schema.alterTable(listingsTable, (altered) => void altered.dropColumns(...old.map((each) => each.column)));
  await grantAttributes(db);
}

export const attributeMigrations: readonly Migration[] = [{ name: "007-attributes-in-one-field", up: moveAttributes }];
