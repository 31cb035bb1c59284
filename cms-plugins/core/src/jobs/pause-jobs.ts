import { perStrapi } from "../per-strapi.js";

/** So long after it was taken last it is given up. */
const pauseMs = 1_500;
/** Work in the background goes on after that, however long the right is taken. */
const longestPauseMs = 60_000;

interface Pause {
  since: number;
  until: number;
}

const pauseOf = perStrapi((): Pause => ({ since: 0, until: 0 }));

type StrapiLike = Parameters<typeof pauseOf>[0];

/** What many wait for, an import or a site that catches up, goes before what nobody waits for. Taken again and again as it goes on. */
export function pauseJobs(strapi: StrapiLike, now = Date.now()): void {
  const pause = pauseOf(strapi);
  if (now >= pause.until) pause.since = now;
  pause.until = now + pauseMs;
}

/** Whether work in the background is to wait. */
export function areJobsPaused(strapi: StrapiLike, now = Date.now()): boolean {
  const { since, until } = pauseOf(strapi);
  return now < until && now - since < longestPauseMs;
}
