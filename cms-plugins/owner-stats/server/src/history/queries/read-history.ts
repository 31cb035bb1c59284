import {
  belgianDay,
  type InterestDay,
  type TimelinePage,
  fromBelgianTime,
  type TimelineEvent,
  listingStates,
  dayAfter,
  slugify,
  type PortalListing,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { portalSources } from "../../sources/portal-sources.js";
import { readCommunications, readVisits, type ListingEvent, newestPerListing, type Newest } from "./read-entries.js";
import { table, inTransaction } from "@gevel/core";
import { z } from "zod";
import { listingChangesTable, portalDaysTable } from "../history-tables.js";
import { onlineMediumUid } from "../entries/history-uids.js";

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
type StoredMedium = z.infer<typeof stored>[number];

/** Where listings are shown, the latest first; few enough to read all. */
export async function readMedia(strapi: Core.Strapi, listings: readonly number[]): Promise<StoredMedium[]> {
  const found: unknown = await strapi.db.query(onlineMediumUid).findMany({
    where: { property: { id: { $in: [...listings] } } },
    populate: { property: { select: ["id"] } },
    orderBy: { id: "desc" },
  });
  // Databases sort rows without a day differently.
  return stored.parse(found).toSorted((one, other) => (other.fromDay ?? "").localeCompare(one.fromDay ?? ""));
}

/** When a listing appeared on a medium, and when it left it. */
const mediaEvents = (media: readonly StoredMedium[], today: string): ListingEvent[] =>
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

/** The page views each medium counted in the last thirty days, by the slug of its name. */
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

const shared = { listing: z.number(), at: z.coerce.number() };
const changes = z.array(
  z.discriminatedUnion("kind", [
    z.object({ ...shared, kind: z.literal("price"), before: z.number().nullable(), after: z.number().nullable() }),
    z.object({ ...shared, kind: z.literal("state"), state: z.enum(listingStates) }),
  ]),
);

/** Changes of price and state that the CMS observed. */
async function readListingChanges(
  strapi: Core.Strapi,
  { listings, before: earlierThan, limit }: Newest,
): Promise<ListingEvent[]> {
  const rows = await newestPerListing(strapi, limit, (trx) => {
    const query = table(strapi, trx, listingChangesTable)
      .whereIn("listing", [...listings])
      .select("*");
    if (earlierThan) void query.where("at", "<", earlierThan.getTime());
    return { query, home: "listing", timestamp: "at" };
  });
  return changes.parse(rows).map((change) => {
    const at = new Date(change.at).toISOString();
    if (change.kind === "state") return { home: change.listing, event: { kind: "state", at, state: change.state } };
    return { home: change.listing, event: { kind: "price", at, before: change.before, after: change.after } };
  });
}

/** Events per page; those with the same time stay together. */
const pageLength = 30;

/** Interest is dated at the start of its day, which does not move with the clock, so that a page requested later follows on. */
export const interestEvents = (days: readonly InterestDay[]): ListingEvent[] =>
  days.map(({ home, day, what, times }) => ({
    home,
    event: { kind: "interest", at: fromBelgianTime(day, "00:00").toISOString(), what, times },
  }));

/**
 * A page of the timeline, newest first, before a time if one is given. Events with the same time are never split: the
 * next page is requested with the time of the last event.
 */
export function timelinePage(
  events: readonly TimelineEvent[],
  before: string | null,
  length = pageLength,
): TimelinePage {
  const inOrder = events
    .filter(({ at }) => before === null || at < before)
    .toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : one.kind.localeCompare(other.kind)));
  const last = inOrder[length - 1]?.at;
  const timeline = last === undefined ? inOrder : inOrder.filter(({ at }) => at >= last);
  return { timeline, more: timeline.length < inOrder.length };
}

export interface ListingsHistory {
  page(home: number): TimelinePage;
  media: readonly StoredMedium[];
  interest: readonly InterestDay[];
  /** The newest of each listing. */
  visits: readonly ListingEvent[];
}

/** The timelines of listings, from all sources; the number of queries does not depend on the number of listings. */
export async function readHistory(
  strapi: Core.Strapi,
  listings: readonly number[],
  { now, before = null }: { now: Date; before?: string | null },
): Promise<ListingsHistory> {
  // One more than a page has, to know whether there is a next page.
  const query = { listings, before: before === null ? null : new Date(before), limit: pageLength + 1 };
  const media = await readMedia(strapi, listings);
  const interest = await portalSources(strapi).interest(listings);
  const visits = await readVisits(strapi, query);
  const events: ListingEvent[] = [
    ...visits,
    ...(await readCommunications(strapi, query)),
    ...(await readListingChanges(strapi, query)),
    ...mediaEvents(media, belgianDay(now)),
    ...interestEvents(interest),
  ];
  return {
    media,
    interest,
    visits,
    page: (home) =>
      timelinePage(
        events.filter((each) => each.home === home).map(({ event }) => event),
        query.before?.toISOString() ?? null,
      ),
  };
}
