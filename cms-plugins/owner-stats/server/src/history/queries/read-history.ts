import { belgianDay, type InterestDay, type TimelinePage } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { portalSources } from "../../sources/portal-sources.js";
import { readCommunications, readVisits, type ListingEvent } from "./read-entries.js";
import { readListingChanges } from "./read-changes.js";
import { mediaEvents, readMedia, type StoredMedium } from "./read-media.js";
import { interestEvents, pageLength, timelinePage } from "./timeline.js";

export interface ListingsHistory {
  page(home: number): TimelinePage;
  media: readonly StoredMedium[];
  interest: readonly InterestDay[];
  /** Of each home the newest. */
  visits: readonly ListingEvent[];
}

/** What happened to homes, from every place that knows of it: as many questions for ten homes as for one. */
export async function readHistory(
  strapi: Core.Strapi,
  listings: readonly number[],
  { now, before = null }: { now: Date; before?: string | null },
): Promise<ListingsHistory> {
  // One more than a page has, or nobody would know whether there is more.
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
