import { perStrapi } from "./per-strapi.js";

/** So long after it was taken last it is given up. */
const lastsMs = 1_500;
/** Work in the background goes on after that, however long the right is taken. */
const patienceMs = 60_000;

interface RightOfWay {
  since: number;
  until: number;
}

const held = perStrapi((): RightOfWay => ({ since: 0, until: 0 }));

type OfStrapi = Parameters<typeof held>[0];

/** What many wait for, an import or a site that catches up, goes before what nobody waits for. Taken again and again as it goes on. */
export function takeRightOfWay(strapi: OfStrapi, now = Date.now()): void {
  const right = held(strapi);
  if (now >= right.until) right.since = now;
  right.until = now + lastsMs;
}

/** Whether work in the background is to wait. */
export function isToGiveWay(strapi: OfStrapi, now = Date.now()): boolean {
  const { since, until } = held(strapi);
  return now < until && now - since < patienceMs;
}
