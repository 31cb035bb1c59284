import { belgianDay, fromBelgianTime, dayAfter, slugify, type PortalListing } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { onlineMediumUid } from "../entries/history-uids.js";
import { portalDaysTable } from "../history-tables.js";
import type { ListingEvent } from "./read-entries.js";

const day = z.iso.date().nullable();
const stored = z.array(
  z.object({
    name: z.string(),
    url: z.string(),
    fromDay: day,
    untilDay: day,
    property: z.object({ id: z.number() }),
  }),
);
export type StoredMedium = z.infer<typeof stored>[number];

/** Where homes are shown, the latest first; few, so that all are read. */
export async function readMedia(strapi: Core.Strapi, listings: readonly number[]): Promise<StoredMedium[]> {
  const found: unknown = await strapi.db.query(onlineMediumUid).findMany({
    where: { property: { id: { $in: [...listings] } } },
    populate: { property: { select: ["id"] } },
    orderBy: { id: "desc" },
  });
  // Databases do not agree where those without a day stand.
  return stored.parse(found).toSorted((one, other) => (other.fromDay ?? "").localeCompare(one.fromDay ?? ""));
}

/** When a home came to a medium, and when it left it. */
export const mediaEvents = (media: readonly StoredMedium[], today: string): ListingEvent[] =>
  media.flatMap(({ name, url, fromDay, untilDay, property }) => {
    const event = (on: string | null, ended: boolean): ListingEvent[] =>
      on === null || on > today
        ? []
        : [
            {
              home: property.id,
              event: { kind: "online", at: fromBelgianTime(on, "00:00").toISOString(), medium: name, url, ended },
            },
          ];
    // The day after its last one.
    return [...event(fromDay, false), ...event(untilDay && dayAfter(untilDay, 1), true)];
  });

const sums = z.array(z.object({ property_id: z.number(), source: z.string(), views: z.coerce.number() }));

/** What each medium counted of homes in the last thirty days, by its name as an address. */
export async function readPortalViews(
  strapi: Core.Strapi,
  listings: readonly number[],
  now: Date,
): Promise<(home: number, medium: string) => number | null> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, portalDaysTable)
      .whereIn("property_id", [...listings])
      .where("day", ">", dayAfter(belgianDay(now), -30))
      .groupBy("property_id", "source")
      .select("property_id", "source")
      .sum({ views: "views" }),
  );
  const found = new Map(sums.parse(rows).map(({ property_id: home, source, views }) => [`${home} ${source}`, views]));
  return (home, medium) => found.get(`${home} ${slugify(medium)}`) ?? null;
}

export const visibleMedia = (
  home: number,
  media: readonly StoredMedium[],
  viewsOf: (home: number, medium: string) => number | null,
): PortalListing["media"] =>
  media
    .filter(({ property }) => property.id === home)
    .map(({ name, url, fromDay, untilDay }) => ({
      ...{ name, url, from: fromDay, until: untilDay },
      views: viewsOf(home, name),
    }));
