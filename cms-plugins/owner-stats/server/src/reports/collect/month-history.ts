import { belgianDay, boundsOfMonth, type InterestDay, type TimelineEvent } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readVisits } from "../../history/queries/read-entries.js";
import { readHistory } from "../../history/queries/read-history.js";

/** Visits that are to come; nobody plans more of one home. */
const maxPlanned = 100;

export interface MonthHistory {
  /** Oldest first. */
  events: readonly TimelineEvent[];
  interest: readonly InterestDay[];
  /** Visits after the month, as known now. */
  planned: number;
}

/** What the owner's portal tells of a month, page after page, so that the report says the same. */
export async function monthHistory(strapi: Core.Strapi, home: number, month: string): Promise<MonthHistory> {
  const { from, until } = boundsOfMonth(month);
  const events: TimelineEvent[] = [];
  let interest: readonly InterestDay[] = [];
  let before: string | null = until.toISOString();
  while (before !== null) {
    const history = await readHistory(strapi, [home], { now: new Date(until.getTime() - 1), before });
    const { timeline, more } = history.page(home);
    events.push(...timeline.filter(({ at }) => at >= from.toISOString()));
    const last: string | undefined = timeline.at(-1)?.at;
    interest = history.interest;
    before = more && last !== undefined && last >= from.toISOString() ? last : null;
  }
  const visits = await readVisits(strapi, { listings: [home], before: null, limit: maxPlanned });
  return {
    events: events.toReversed(),
    interest: interest.filter(({ day }) => day.startsWith(month) && day <= belgianDay(until)),
    planned: visits.filter(
      ({ event }) => event.kind === "visit" && event.state === "planned" && event.at >= until.toISOString(),
    ).length,
  };
}
