import { randomUUID } from "node:crypto";
import { inTransaction, areJobsPaused, perStrapi, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import sharp from "sharp";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { appendItemChanges, trackItems } from "./track-items.js";
import type { PictureRules } from "./evaluate-picture.js";
import { checkPictures } from "./check-pictures.js";
import { picturesTable } from "./picture-tables.js";
import { releasePictureJob, updatePictureJob, acquirePictureJob } from "./picture-job-state.js";
import { readSourceHosts } from "./source-hosts.js";
import { sweepPictures } from "./sweep-pictures.js";

const everyMs = 3_000;
const sweepEveryMs = 3_600_000;
const dayMs = 86_400_000;

interface PictureJob {
  holder: string;
  timer?: NodeJS.Timeout;
  running: Promise<unknown> | null;
  stopping: boolean;
}

const jobOf = perStrapi((): PictureJob => ({
  holder: randomUUID(),
  running: null,
  stopping: false,
}));

/** Under other rules, all pictures are looked at again, and those that were copied or left may be shown otherwise. */
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

async function pass(strapi: Core.Strapi, canContinue: () => boolean): Promise<number> {
  const { pictureHosts: hosts, foreignPictures, unusedPictureDays } = pluginSettings(strapi);
  const rules: PictureRules = { hosts, foreignPictures };
  const { holder } = jobOf(strapi);
  const state = await acquirePictureJob(strapi, holder, Date.now());
  if (!state) return 0;
  try {
    const sources = await readSourceHosts(strapi);
    const written = JSON.stringify({ ...rules, ...(Object.keys(sources).length > 0 && { sources }) });
    if (state.rules !== written) await applyRules(strapi, written);
    await trackItems(strapi, state.followed, canContinue);
    let all = 0;
    const changed: string[] = [];
    while (canContinue() && (await acquirePictureJob(strapi, holder, Date.now()))) {
      const round = await checkPictures(strapi, rules, sources, canContinue);
      all += round.checked;
      changed.push(...round.changed);
      // What has many pictures is told once, unless there are very many.
      if (changed.length > 500 || round.checked === 0) await appendItemChanges(strapi, changed.splice(0));
      if (round.checked === 0) break;
    }
    await appendItemChanges(strapi, changed);
    if (canContinue() && Date.now() - state.sweptAt > sweepEveryMs) {
      await sweepPictures(strapi, unusedPictureDays * dayMs, canContinue);
      await updatePictureJob(strapi, { sweptAt: Date.now() });
    }
    return all;
  } finally {
    await releasePictureJob(strapi, holder);
  }
}

/** Looks at all pictures whose turn it is, now; answers how many. */
export async function runPictureJobNow(strapi: Core.Strapi, mayContinue = () => true): Promise<number> {
  const job = jobOf(strapi);
  await job.running;
  const running = pass(strapi, () => !job.stopping && mayContinue());
  job.running = running.catch(() => undefined);
  try {
    return await running;
  } finally {
    job.running = null;
  }
}

async function runIfDue(strapi: Core.Strapi): Promise<void> {
  if (jobOf(strapi).running || areJobsPaused(strapi)) return;
  await runPictureJobNow(strapi, () => !areJobsPaused(strapi));
}

/** Works on pictures in the background for as long as the CMS runs. */
export function startPictureJob(strapi: Core.Strapi): void {
  // Pictures are read one by one beside the CMS's own work.
  sharp.concurrency(1);
  if (!pluginSettings(strapi).pictureJob) return;
  jobOf(strapi).timer = setInterval(() => {
    runIfDue(strapi).catch((cause: unknown) => {
      // A failing query's message begins with all of its rows.
      strapi.log.warn(
        `pictures: checking due pictures failed, retrying in ${everyMs / 1000} s: ${String(cause).slice(-300)}`,
      );
    });
  }, everyMs);
}

/** Ends it, after the picture that is under way. */
export async function stopPictureJob(strapi: Core.Strapi): Promise<void> {
  const job = jobOf(strapi);
  job.stopping = true;
  clearInterval(job.timer);
  await job.running;
}
