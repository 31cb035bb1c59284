import { appendChanges, lockChanges, readChanges } from "@gevel/change-log";
import { inTransaction, yieldToEventLoop, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ItemKind } from "../items/item-kind.js";
import { kindsWithPictures, readPictureAddresses, checkedStates } from "./resolve-pictures.js";
import { pictureKey } from "./picture-key.js";
import { recheckedAfter } from "./evaluate-picture.js";
import { updatePictureJob } from "./picture-job-state.js";
import { picturesTable, usesTable } from "./picture-tables.js";

/** Changes a transaction; with a dozen pictures each they stay below the 32,766 values that SQLite binds. */
const changesAtOnce = 50;
/** Rows a statement: SQLite takes 500 of them in one insert. */
const rowsAtOnce = 400;

const kinds = kindsWithPictures;

/**
 * Processes the change log from the last position and records which item shows which pictures. The log covers imports
 * and staff alike, so none of them waits for pictures or knows of them. Returns the number of the last change.
 */
export async function trackItems(strapi: Core.Strapi, after: number, canContinue: () => boolean): Promise<number> {
  let followed = after;
  while (canContinue()) {
    const changes = await readChanges(strapi, followed, changesAtOnce);
    const last = changes.at(-1);
    if (!last) break;
    await inTransaction(strapi, async () => {
      // First of all, as every writer does, so that none waits for another.
      await lockChanges(strapi);
      for (const kind of kinds) {
        const items = changes.filter((change) => change.kind === kind.change).map(({ key }) => Number(key));
        if (items.length === 0) continue;
        const known = await writeUses(strapi, kind, items);
        if (known.length > 0) await appendChanges(strapi, kind.change, known.map(String));
      }
      await updatePictureJob(strapi, { followed: last.seq });
    });
    followed = last.seq;
    await yieldToEventLoop();
  }
  return followed;
}

/** Returns the items that now show a known picture: the site has them without its facts. */
async function writeUses(strapi: Core.Strapi, kind: ItemKind, items: readonly number[]): Promise<number[]> {
  return await inTransaction(strapi, async ({ trx }) => {
    const addresses = new Map<string, string>();
    const uses = new Map<string, { kind: string; item: number; key: string }>();
    for (const [item, shown] of await readPictureAddresses(strapi, kind, items)) {
      for (const url of shown) {
        const key = pictureKey(url);
        addresses.set(key, url);
        uses.set(`${item} ${key}`, { kind: kind.change, item, key });
      }
    }
    const usesOfThese = () =>
      table(strapi, trx, usesTable)
        .where({ kind: kind.change })
        .whereIn("item", [...items]);
    const added = new Map(uses);
    for (const { item, key } of usedRows.parse(await usesOfThese().select("item", "key")))
      added.delete(`${item} ${key}`);
    await usesOfThese().delete();
    const fresh = [...addresses].map(([key, address]) => ({ key, address, state: "waiting", attempts: 0, next_at: 0 }));
    for (let start = 0; start < fresh.length; start += rowsAtOnce)
      await table(strapi, trx, picturesTable)
        .insert(fresh.slice(start, start + rowsAtOnce))
        .onConflict("key")
        .ignore();
    for (let start = 0; start < fresh.length; start += rowsAtOnce)
      await table(strapi, trx, picturesTable)
        .whereIn(
          "key",
          fresh.slice(start, start + rowsAtOnce).map(({ key }) => key),
        )
        .where({ state: "ready" })
        .whereNot("address", "like", "/uploads/%")
        .where("next_at", "<", recheckedAfter(Date.now()))
        .update({ next_at: 0 });
    const used = [...uses.values()];
    for (let start = 0; start < used.length; start += rowsAtOnce)
      await table(strapi, trx, usesTable).insert(used.slice(start, start + rowsAtOnce));
    await writeProblems(strapi, kind, items);
    const known = await checkedKeys(strapi, [...new Set([...added.values()].map(({ key }) => key))]);
    return [...new Set([...added.values()].filter(({ key }) => known.has(key)).map(({ item }) => item))];
  });
}

async function checkedKeys(strapi: Core.Strapi, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < keys.length; start += rowsAtOnce)
    await inTransaction(strapi, async ({ trx }) => {
      const found = await table(strapi, trx, picturesTable)
        .whereIn("key", keys.slice(start, start + rowsAtOnce))
        .whereIn("state", checkedStates)
        .select("key");
      for (const { key } of keyRows.parse(found)) known.add(key);
    });
  return known;
}

const usedRows = z.array(z.object({ item: z.number().int(), key: z.string() }));
const keyRows = z.array(z.object({ key: z.string() }));
const itemRows = z.array(z.object({ kind: z.string(), item: z.number().int() }));
const problemRows = z.array(z.object({ item: z.number().int(), address: z.string(), problem: z.string() }));

/** Limit of problems reported per item. */
const maxProblems = 20;

/** Writes the picture problems into the items, or clears them. */
async function writeProblems(strapi: Core.Strapi, kind: ItemKind, items: readonly number[]): Promise<void> {
  const { name, column } = tableOf(strapi, kind.uid);
  const problems = column("pictureProblems");
  await inTransaction(strapi, async ({ trx }) => {
    const found = problemRows.parse(
      await table(strapi, trx, usesTable)
        .join(picturesTable, `${usesTable}.key`, `${picturesTable}.key`)
        .where({ kind: kind.change })
        .whereIn("item", [...items])
        .whereNotNull("problem")
        .select("item", "address", "problem"),
    );
    const problemsByItem = new Map<number, string[]>();
    for (const { item, address, problem } of found)
      problemsByItem.set(item, [...(problemsByItem.get(item) ?? []), `${address} ${problem}`]);
    await table(strapi, trx, name)
      .whereIn("id", [...items])
      .whereNotNull(problems)
      .update({ [problems]: null });
    for (const [item, lines] of problemsByItem)
      await table(strapi, trx, name)
        .where({ id: item })
        .update({ [problems]: lines.slice(0, maxProblems).join("\n") });
  });
}

/** Appends changes for the items that show these pictures, and writes their problems for staff. */
export async function appendItemChanges(strapi: Core.Strapi, keys: readonly string[]): Promise<void> {
  const showing = new Map(kinds.map((kind) => [kind, new Set<number>()]));
  for (let start = 0; start < keys.length; start += rowsAtOnce) {
    const some = keys.slice(start, start + rowsAtOnce);
    await inTransaction(strapi, async ({ trx }) => {
      const found = itemRows.parse(await table(strapi, trx, usesTable).whereIn("key", some).distinct("kind", "item"));
      for (const [kind, items] of showing)
        for (const { item } of found.filter((row) => row.kind === kind.change)) items.add(item);
    });
    await yieldToEventLoop();
  }
  for (const [kind, items] of showing) {
    const all = [...items];
    for (let start = 0; start < all.length; start += rowsAtOnce) {
      const some = all.slice(start, start + rowsAtOnce);
      await inTransaction(strapi, async () => {
        await lockChanges(strapi);
        await writeProblems(strapi, kind, some);
        await appendChanges(strapi, kind.change, some.map(String));
      });
      await yieldToEventLoop();
    }
  }
}
