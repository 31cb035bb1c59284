import { createHash } from "node:crypto";
import { appendChanges, inTransaction, lockChanges, readChanges, table } from "@gevel/kit";
import { pictureSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../content-types/property-schema.js";
import { readJson } from "../rows/read-value.js";
import { tableOf } from "../rows/table-of.js";
import { noteWork } from "./picture-work.js";
import { picturesTable, usesTable } from "./picture-tables.js";

/** Changes a transaction; with a dozen pictures each they stay below the 32,766 values that SQLite binds. */
const changesAtOnce = 200;
/** Rows a statement: SQLite takes 500 of them in one insert. */
const rowsAtOnce = 400;

const rows = z.array(z.record(z.string(), z.unknown()));
const pictures = z.array(pictureSchema.pick({ url: true }));

const pictureKey = (address: string): string => createHash("sha256").update(address).digest("base64url");

/**
 * Goes through the change log from where it was left and writes down which listing shows which pictures. The log names
 * what imports, feeds and staff changed alike, so none of them waits for pictures or knows of them. Answers the number
 * of the last change.
 */
export async function followListings(strapi: Core.Strapi, after: number, goOn: () => boolean): Promise<number> {
  let followed = after;
  while (goOn()) {
    const changes = await readChanges(strapi, followed, changesAtOnce);
    const last = changes.at(-1);
    if (!last) break;
    const listings = changes.filter(({ kind }) => kind === "property").map(({ key }) => Number(key));
    await inTransaction(strapi, async () => {
      if (listings.length > 0) await writeUses(strapi, listings);
      await noteWork(strapi, { followed: last.seq });
    });
    followed = last.seq;
  }
  return followed;
}

async function writeUses(strapi: Core.Strapi, listings: readonly number[]): Promise<void> {
  const { name, column } = tableOf(strapi, propertyUid);
  await inTransaction(strapi, async ({ trx }) => {
    const found = rows.parse(
      await table(strapi, trx, name)
        .whereIn("id", [...listings])
        .select("id", column("pictures")),
    );
    const addresses = new Map<string, string>();
    const uses = new Map<string, { listing: number; key: string }>();
    for (const row of found) {
      const listing = z.number().parse(row.id);
      for (const { url } of readJson(row[column("pictures")], pictures, [])) {
        const key = pictureKey(url);
        addresses.set(key, url);
        uses.set(`${listing} ${key}`, { listing, key });
      }
    }
    await table(strapi, trx, usesTable)
      .whereIn("listing", [...listings])
      .delete();
    const fresh = [...addresses].map(([key, address]) => ({ key, address, state: "waiting", attempts: 0, next_at: 0 }));
    for (let start = 0; start < fresh.length; start += rowsAtOnce)
      await table(strapi, trx, picturesTable)
        .insert(fresh.slice(start, start + rowsAtOnce))
        .onConflict("key")
        .ignore();
    const used = [...uses.values()];
    for (let start = 0; start < used.length; start += rowsAtOnce)
      await table(strapi, trx, usesTable).insert(used.slice(start, start + rowsAtOnce));
    await writeProblems(strapi, listings);
  });
}

const listingRows = z.array(z.object({ listing: z.number().int() }));
const problemRows = z.array(z.object({ listing: z.number().int(), address: z.string(), problem: z.string() }));

/** Problems that are told of one listing. */
const toldAtMost = 20;

/** Writes into the listings what staff should know of their pictures, or that there is nothing to know. */
async function writeProblems(strapi: Core.Strapi, listings: readonly number[]): Promise<void> {
  const { name, column } = tableOf(strapi, propertyUid);
  const problems = column("pictureProblems");
  await inTransaction(strapi, async ({ trx }) => {
    const found = problemRows.parse(
      await table(strapi, trx, usesTable)
        .join(picturesTable, `${usesTable}.key`, `${picturesTable}.key`)
        .whereIn("listing", [...listings])
        .whereNotNull("problem")
        .select("listing", "address", "problem"),
    );
    const told = new Map<number, string[]>();
    for (const { listing, address, problem } of found)
      told.set(listing, [...(told.get(listing) ?? []), `${address} ${problem}`]);
    await table(strapi, trx, name)
      .whereIn("id", [...listings])
      .whereNotNull(problems)
      .update({ [problems]: null });
    for (const [listing, lines] of told)
      await table(strapi, trx, name)
        .where({ id: listing })
        .update({ [problems]: lines.slice(0, toldAtMost).join("\n") });
  });
}

/** The listings that show these pictures are told to the site anew, and staff hear what is wrong with them. */
export async function announceListings(strapi: Core.Strapi, keys: readonly string[]): Promise<void> {
  const listings = new Set<number>();
  for (let start = 0; start < keys.length; start += rowsAtOnce) {
    const some = keys.slice(start, start + rowsAtOnce);
    await inTransaction(strapi, async ({ trx }) => {
      const found = await table(strapi, trx, usesTable).whereIn("key", some).distinct("listing");
      for (const { listing } of listingRows.parse(found)) listings.add(listing);
    });
  }
  const all = [...listings];
  for (let start = 0; start < all.length; start += rowsAtOnce) {
    const some = all.slice(start, start + rowsAtOnce);
    await inTransaction(strapi, async () => {
      await lockChanges(strapi);
      await writeProblems(strapi, some);
      await appendChanges(strapi, "property", some.map(String));
    });
  }
}
