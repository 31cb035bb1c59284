import { randomUUID } from "node:crypto";
import { inTransaction, isToGiveWay, perStrapi, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import sharp from "sharp";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { announceItems, followItems } from "./follow-items.js";
import type { PictureRules } from "./judge-picture.js";
import { lookAtPictures } from "./look-at-pictures.js";
import { picturesTable } from "./picture-tables.js";
import { leaveWork, noteWork, takeWork } from "./picture-work.js";
import { readSourceHosts } from "./source-hosts.js";
import { sweepPictures } from "./sweep-pictures.js";

const everyMs = 3_000;
const sweepEveryMs = 3_600_000;
const dayMs = 86_400_000;

interface Watch {
  holder: string;
  timer?: NodeJS.Timeout;
  running: Promise<unknown> | null;
  stopping: boolean;
}

const watchOf = perStrapi((): Watch => ({
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
  await announceItems(strapi, keys);
  await noteWork(strapi, { rules });
}

async function pass(strapi: Core.Strapi, goOn: () => boolean): Promise<number> {
  const { pictureHosts: hosts, foreignPictures, unusedPictureDays } = pluginSettings(strapi);
  const rules: PictureRules = { hosts, foreignPictures };
  const { holder } = watchOf(strapi);
  const work = await takeWork(strapi, holder, Date.now());
  if (!work) return 0;
  try {
    const sources = await readSourceHosts(strapi);
    const written = JSON.stringify({ ...rules, ...(Object.keys(sources).length > 0 && { sources }) });
    if (work.rules !== written) await applyRules(strapi, written);
    await followItems(strapi, work.followed, goOn);
    let all = 0;
    const changed: string[] = [];
    while (goOn() && (await takeWork(strapi, holder, Date.now()))) {
      const round = await lookAtPictures(strapi, rules, sources, goOn);
      all += round.looked;
      changed.push(...round.changed);
      // What has many pictures is told once, unless there are very many.
      if (changed.length > 500 || round.looked === 0) await announceItems(strapi, changed.splice(0));
      if (round.looked === 0) break;
    }
    await announceItems(strapi, changed);
    if (goOn() && Date.now() - work.sweptAt > sweepEveryMs) {
      await sweepPictures(strapi, unusedPictureDays * dayMs, goOn);
      await noteWork(strapi, { sweptAt: Date.now() });
    }
    return all;
  } finally {
    await leaveWork(strapi, holder);
  }
}

/** Looks at all pictures whose turn it is, now; answers how many. */
export async function lookNow(strapi: Core.Strapi, mayGoOn = () => true): Promise<number> {
  const watch = watchOf(strapi);
  await watch.running;
  const running = pass(strapi, () => !watch.stopping && mayGoOn());
  watch.running = running.catch(() => undefined);
  try {
    return await running;
  } finally {
    watch.running = null;
  }
}

async function tick(strapi: Core.Strapi): Promise<void> {
  if (watchOf(strapi).running || isToGiveWay(strapi)) return;
  await lookNow(strapi, () => !isToGiveWay(strapi));
}

/** Works on pictures in the background for as long as the CMS runs. */
export function watchPictures(strapi: Core.Strapi): void {
  // Pictures are read one by one beside the CMS's own work.
  sharp.concurrency(1);
  if (!pluginSettings(strapi).pictureWork) return;
  watchOf(strapi).timer = setInterval(() => {
    tick(strapi).catch((cause: unknown) => {
      // A failing query's message begins with all of its rows.
      strapi.log.warn(`pictures could not be looked at: ${String(cause).slice(-300)}`);
    });
  }, everyMs);
}

/** Ends it, after the picture that is under way. */
export async function stopPictures(strapi: Core.Strapi): Promise<void> {
  const watch = watchOf(strapi);
  watch.stopping = true;
  clearInterval(watch.timer);
  await watch.running;
}
