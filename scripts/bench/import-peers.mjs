import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inRoot } from "../dev/paths.mjs";
import { bareDatabase, inserter, openSource } from "./bare-database.mjs";

/**
 * The two baselines of the import, on the app's own database: rows per second that Strapi's document service creates,
 * and that plain SQLite inserts into the same table with the same indexes and the same durability. Prints them as JSON.
 */
const fromCms = createRequire(inRoot("cms/package.json"));
const source = join(process.env.DATA_DIR, "gevel.db");
const created = 300;
const bareRows = 10_000;
const batch = 250;
const folder = mkdtempSync(join(tmpdir(), "gevel-import-peers-"));

function bareInserts() {
  const from = openSource();
  const rows = from.prepare("select * from properties order by id desc limit ?").raw().all(bareRows);
  const into = bareDatabase(from, join(folder, "bare.db"), ["properties"]);
  from.close();
  const insert = inserter(into, "properties", rows[0].length);
  const insertAll = into.transaction((part) => part.forEach(insert));
  const since = performance.now();
  for (let at = 0; at < rows.length; at += batch) insertAll(rows.slice(at, at + batch));
  const perSecond = rows.length / ((performance.now() - since) / 1000);
  into.close();
  return perSecond;
}

const notCopied = new Set(["id", "documentId", "createdAt", "updatedAt", "publishedAt", "locale"]);

async function byDocuments() {
  copyFileSync(source, join(folder, "gevel.db"));
  Object.assign(process.env, {
    DATA_DIR: folder,
    SITE_NOTICE_URLS: ",",
    JOBS: "mail,activity,reports,publishing,retention",
    LOG_LEVEL: "error",
  });
  const { createStrapi } = fromCms("@strapi/strapi");
  const strapi = createStrapi({
    appDir: inRoot("cms"),
    distDir: inRoot("cms/dist"),
    autoReload: false,
    serveAdminPanel: false,
  });
  await strapi.load();
  const documents = strapi.documents("plugin::properties.property");
  const found = await documents.findMany({ limit: created, sort: "id:desc" });
  const copies = found.map((row, at) => ({
    ...Object.fromEntries(Object.entries(row).filter(([key]) => !notCopied.has(key))),
    reference: `peer-${at}`,
  }));
  const since = performance.now();
  for (const data of copies) await documents.create({ data });
  return copies.length / ((performance.now() - since) / 1000);
}

try {
  const bare = bareInserts();
  console.log(JSON.stringify({ bare, documents: await byDocuments() }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// No clean shutdown: this CMS is discarded.
process.exit(0);
