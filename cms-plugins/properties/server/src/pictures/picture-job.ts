import { backgroundJob, inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import sharp from "sharp";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { appendItemChanges, trackItems } from "./track-items.js";
import type { PictureRules } from "./evaluate-picture.js";
import { checkPictures } from "./check-pictures.js";
import { picturesTable, usesTable } from "./picture-tables.js";
import { pictureJobName, readPictureJob, updatePictureJob } from "./picture-job-state.js";
import { readSourceHosts } from "./source-hosts.js";
import { readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { deliveryFilesPath } from "../import-formats/draft/delivery-files.js";
import { copiesPath } from "./content-addressed.js";

/** Fields that may contain the address of a stored file. */
const naming = ["pictures", "documents", "constructions", "plans", "agent", "picture"];
const ourFile = /\/uploads\/(?:feeds|copies)\/([\w.-]+)/g;

const rows = z.array(z.record(z.string(), z.unknown()));
const copyRows = z.array(z.object({ copy: z.string() }));

/** Names of the files in use, also by withdrawn items: they may come back. */
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
 * Removes unused rows at once, and unused files after a grace period. A file's modification time is when it was last
 * used: each sweep updates it while the file is used.
 */
async function sweepPictures(strapi: Core.Strapi, graceMs: number, canContinue: () => boolean): Promise<number> {
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

const sweepEveryMs = 3_600_000;
const dayMs = 86_400_000;

/** When the rules change, all pictures are rechecked, and those that were copied or left may be shown differently. */
async function applyRules(strapi: Core.Strapi, rules: string): Promise<void> {
  const keys = await inTransaction(strapi, async ({ trx }) => {
    const foreign = () => table(strapi, trx, picturesTable).whereNot("address", "like", "/uploads/%");
    const found = z.array(z.object({ key: z.string() })).parse(await foreign().whereNotNull("copy").select("key"));
    await foreign().update({ next_at: 0, attempts: 0 });
    return found.map(({ key }) => key);
  });
  await appendItemChanges(strapi, keys);
  await updatePictureJob(strapi, { rules });
}

/** Checks all pictures that are due. Returns their number. */
async function pass(strapi: Core.Strapi, canContinue: () => boolean): Promise<number> {
  const { pictureHosts: hosts, foreignPictures, unusedPictureDays } = pluginSettings(strapi);
  const rules: PictureRules = { hosts, foreignPictures };
  const state = await readPictureJob(strapi);
  const sources = await readSourceHosts(strapi);
  const written = JSON.stringify({ ...rules, ...(Object.keys(sources).length > 0 && { sources }) });
  if (state.rules !== written) await applyRules(strapi, written);
  await trackItems(strapi, state.followed, canContinue);
  let all = 0;
  const changed: string[] = [];
  while (canContinue()) {
    const round = await checkPictures(strapi, rules, sources, canContinue);
    all += round.checked;
    changed.push(...round.changed);
    // An item with many pictures is reported once, unless there are very many.
    if (changed.length > 500 || round.checked === 0) await appendItemChanges(strapi, changed.splice(0));
    if (round.checked === 0) break;
  }
  await appendItemChanges(strapi, changed);
  if (canContinue() && Date.now() - state.sweptAt > sweepEveryMs) {
    await sweepPictures(strapi, unusedPictureDays * dayMs, canContinue);
    await updatePictureJob(strapi, { sweptAt: Date.now() });
  }
  return all;
}

/** Works on pictures; many of them, after a first import, take hours. */
export const pictureJob = backgroundJob({
  name: pictureJobName,
  schedule: { everyMs: 3_000 },
  timeLimitMs: 12 * 3_600_000,
  isPausable: true,
  isEnabled: (strapi) => pluginSettings(strapi).pictureJob,
  failed: "pictures: checking due pictures failed",
  round(strapi, { canContinue }) {
    // One thread, to leave the CPU to the CMS's other work.
    sharp.concurrency(1);
    return pass(strapi, canContinue);
  },
});
