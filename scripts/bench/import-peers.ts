import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { z } from "zod";
import { bootCms } from "../../tests/support/boot-cms.js";

/**
 * The two peers of the import, by the house's own database: rows a second that Strapi's document service creates, and
 * that SQLite alone takes into the same table with the same indexes and the same durability. Prints them as JSON.
 */
const source = join(z.string().parse(process.env.DATA_DIR), "gevel.db");
const created = 300;
const bareRows = 10_000;
const batch = 250;
const folder = mkdtempSync(join(tmpdir(), "gevel-import-peers-"));

function bareInserts(): number {
  const from = new Database(source, { readonly: true });
  const shape = z.object({ sql: z.string() });
  const definitions = from
    .prepare("select sql from sqlite_master where tbl_name = 'properties' and sql is not null order by type desc")
    .all()
    .map((row) => shape.parse(row).sql);
  const rows = z
    .array(z.array(z.union([z.string(), z.number(), z.null(), z.instanceof(Buffer)])))
    .parse(from.prepare("select * from properties order by id desc limit ?").raw().all(bareRows));
  from.close();
  const into = new Database(join(folder, "bare.db"));
  into.pragma("journal_mode = WAL");
  into.pragma("synchronous = FULL");
  for (const sql of definitions) into.exec(sql);
  const insert = into.prepare(`insert into properties values (${rows[0]?.map(() => "?").join(",")})`);
  const insertAll = into.transaction((part: typeof rows) => part.forEach((row) => insert.run(...row)));
  const since = performance.now();
  for (let at = 0; at < rows.length; at += batch) insertAll(rows.slice(at, at + batch));
  const perSecond = rows.length / ((performance.now() - since) / 1000);
  into.close();
  return perSecond;
}

async function byDocuments(): Promise<number> {
  copyFileSync(source, join(folder, "gevel.db"));
  const cms = await bootCms({ dataDir: folder });
  try {
    const documents = cms.strapi.documents("plugin::properties.property");
    const found = z.array(z.record(z.string(), z.unknown())).parse(await documents.findMany({ limit: created }));
    const own = new Set(["id", "documentId", "createdAt", "updatedAt", "publishedAt", "locale"]);
    const copies = found.map((row, at) => ({
      ...Object.fromEntries(Object.entries(row).filter(([key]) => !own.has(key))),
      reference: `peer-${at}`,
    }));
    const since = performance.now();
    for (const data of copies) await documents.create({ data });
    return copies.length / ((performance.now() - since) / 1000);
  } finally {
    await cms.close();
  }
}

try {
  const bare = bareInserts();
  console.log(JSON.stringify({ bare, documents: await byDocuments() }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
