import { perStrapi } from "../per-strapi.js";

/** A pause ends this long after its last renewal. */
const pauseMs = 1_500;
/** Background jobs resume after this time even if the pause is still renewed. */
const longestPauseMs = 60_000;

interface Pause {
  since: number;
  until: number;
}

const pauseOf = perStrapi((): Pause => ({ since: 0, until: 0 }));

type StrapiLike = Parameters<typeof pauseOf>[0];

/**
 * Gives work that users wait for (an import, a site that catches up) priority over background jobs. Called repeatedly
 * while that work runs.
 */
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
