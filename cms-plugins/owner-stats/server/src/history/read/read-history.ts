import { belgianDay, type InterestDay, type TimelinePage } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { portalSources } from "../../sources/portal-sources.js";
import { readCommunications, readVisits, type HomeEvent } from "./read-entries.js";
import { readHomeChanges } from "./read-changes.js";
import { mediaEvents, readMedia, type StoredMedium } from "./read-media.js";
import { interestEvents, pageLength, timelinePage } from "./timeline.js";

export interface HistoryOfHomes {
  page(home: number): TimelinePage;
  media: readonly StoredMedium[];
  interest: readonly InterestDay[];
  /** Of each home the newest. */
  visits: readonly HomeEvent[];
}

/** What happened to homes, from every place that knows of it: as many questions for ten homes as for one. */
export async function readHistory(
  strapi: Core.Strapi,
  homes: readonly number[],
  { now, before = null }: { now: Date; before?: string | null },
): Promise<HistoryOfHomes> {
  // One more than a page has, or nobody would know whether there is more.
  const asked = { homes, before: before === null ? null : new Date(before), moments: pageLength + 1 };
  const media = await readMedia(strapi, homes);
  const interest = await portalSources(strapi).interest(homes);
  const visits = await readVisits(strapi, asked);
  const events: HomeEvent[] = [
    ...visits,
    ...(await readCommunications(strapi, asked)),
    ...(await readHomeChanges(strapi, asked)),
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
        asked.before?.toISOString() ?? null,
      ),
  };
}
