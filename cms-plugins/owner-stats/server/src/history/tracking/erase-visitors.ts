import { belgianDay, fromBelgianTime, monthsLater, retentionMonths } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { visitUid } from "../entries/history-uids.js";

/** A name may stay an hour longer than it must: the question goes through all visits. */
const everyMs = 3_600_000;

const lastOf = perStrapi(() => ({ at: 0 }));

/** FORM-12: the names of visitors go when those of the visits that were asked for do; what they said of the home stays. */
export async function eraseVisitors(strapi: Core.Strapi, now: Date): Promise<void> {
  const last = lastOf(strapi);
  if (Math.abs(now.getTime() - last.at) < everyMs) return;
  const end = fromBelgianTime(monthsLater(belgianDay(now), -retentionMonths.visits), "00:00");
  await strapi.db
    .query(visitUid)
    .updateMany({ where: { at: { $lt: end }, visitor: { $notNull: true } }, data: { visitor: null } });
  last.at = now.getTime();
}
