import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { deliveryFilesPath } from "../import-formats/draft/delivery-files.js";
import { copiesPath } from "./content-addressed.js";
import { picturesTable, usesTable } from "./picture-tables.js";

/** Fields of our types that may name a file of ours. */
const naming = ["pictures", "documents", "constructions", "plans", "agent", "picture"];
const ourFile = /\/uploads\/(?:feeds|copies)\/([\w.-]+)/g;

const rows = z.array(z.record(z.string(), z.unknown()));
const copyRows = z.array(z.object({ copy: z.string() }));

/** Names of the files that something still shows, withdrawn or not: what is withdrawn may come back. */
async function usedFiles(strapi: Core.Strapi): Promise<Set<string>> {
  const used = new Set<string>();
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (!uid.startsWith("plugin::properties.")) continue;
    const { attributes: all } = strapi.db.metadata.get(uid);
    const attributes = naming.filter((key) => all[key]?.type === "json");
    if (attributes.length === 0) continue;
    const { name, column } = tableOf(strapi, uid);
    for (let after = 0; ;) {
      const page = await inTransaction(strapi, async ({ trx }) =>
        rows.parse(
          await table(strapi, trx, name)
            .where("id", ">", after)
            .orderBy("id")
            .limit(500)
            .select("id", ...attributes.map(column)),
        ),
      );
      for (const { id, ...values } of page) {
        after = z.number().parse(id);
        for (const value of Object.values(values)) {
          const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
          for (const [, file] of text.matchAll(ourFile)) used.add(file ?? "");
        }
      }
      if (page.length === 0) break;
    }
  }
  await inTransaction(strapi, async ({ trx }) => {
    for (const { copy } of copyRows.parse(await table(strapi, trx, picturesTable).whereNotNull("copy").select("copy")))
      used.add(copy.slice(copiesPath.length));
  });
  return used;
}

/**
 * Removes what nothing shows any more: rows at once, files after a time of grace. A file's own time of change says
 * since when it is unused: while it is used, each sweep moves it on.
 */
export async function sweepPictures(strapi: Core.Strapi, graceMs: number, canContinue: () => boolean): Promise<number> {
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, picturesTable)
      .whereNotIn("key", table(strapi, trx, usesTable).select("key"))
      .delete();
  });
  const used = await usedFiles(strapi);
  const now = Date.now();
  let removed = 0;
  for (const path of [deliveryFilesPath, copiesPath]) {
    const folder = join(strapi.dirs.static.public, path);
    for (const name of await readdir(folder).catch(() => [])) {
      if (!canContinue()) return removed;
      const file = join(folder, name);
      const age = await stat(file).then(
        ({ mtimeMs }) => now - mtimeMs,
        () => 0,
      );
      if (used.has(name)) {
        if (age > graceMs / 2) await utimes(file, new Date(now), new Date(now));
      } else if (age > graceMs) {
        await rm(file, { force: true });
        removed += 1;
      }
    }
  }
  return removed;
}
