import {
  belgianDay,
  portalSteps,
  type Interest,
  type Language,
  type OwnedListingSummary,
  daysOfMonth,
  type ViewDay,
  boundsOfMonth,
  type InterestDay,
  type TimelineEvent,
  slugify,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { portalSources } from "../../sources/portal-sources.js";
import { formatValues } from "../pdf/format-values.js";
import type { ReportPictures } from "../pdf/report-pictures.js";
import type { ReportData } from "../report-data.js";
import { reportSources } from "../report-sources.js";
import { messagesIn } from "../../messages/messages.js";
import type { DueListing } from "./due-reports.js";
import { inTransaction, table } from "@gevel/core";
import { z } from "zod";
import { viewDaysTable } from "../../page-views/view-tables.js";
import { readVisits } from "../../history/queries/read-entries.js";
import { readHistory, readMedia } from "../../history/queries/read-history.js";
import { portalDaysTable } from "../../history/history-tables.js";

const sums = z.array(z.object({ source: z.string(), views: z.coerce.number() }));

/**
 * Where else the listing was shown in a month, and the page views those media counted. A medium that sent numbers but
 * is not recorded for the listing is included under the name it sends.
 */
async function monthMedia(strapi: Core.Strapi, home: number, month: string): Promise<ReportData["media"]> {
  const days = daysOfMonth(month);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const counted = await inTransaction(strapi, async ({ trx }) =>
    sums.parse(
      await table(strapi, trx, portalDaysTable)
        .where({ property_id: home })
        .whereIn("day", days)
        .groupBy("source")
        .orderBy("source")
        .select("source")
        .sum({ views: "views" }),
    ),
  );
  const views = new Map(counted.map((row) => [row.source, row.views]));
  const shown = (await readMedia(strapi, [home]))
    .filter(({ fromDay, untilDay }) => (fromDay ?? "") <= last && (untilDay ?? last) >= first)
    .map(({ name }) => name);
  const named = [...new Set(shown)].map((name) => ({ name, views: views.get(slugify(name)) ?? null }));
  const known = new Set(named.map(({ name }) => slugify(name)));
  return [
    ...named,
    ...counted.filter(({ source }) => !known.has(source)).map(({ source, ...row }) => ({ name: source, ...row })),
  ];
}

/** Limit of planned viewings; no listing has more. */
const maxPlanned = 100;

interface MonthHistory {
  /** Oldest first. */
  events: readonly TimelineEvent[];
  interest: readonly InterestDay[];
  /** Viewings after the month, as known now. */
  planned: number;
}

/** The owner portal's timeline of a month, read page by page, so that the report shows the same. */
async function monthHistory(strapi: Core.Strapi, home: number, month: string): Promise<MonthHistory> {
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

const rows = z.array(z.object({ day: z.string(), views: z.coerce.number() }));

/** The rows the portal's counters are computed from, with the missing days filled in. */
async function monthViews(strapi: Core.Strapi, listing: number, month: string): Promise<ViewDay[]> {
  const days = daysOfMonth(month);
  const known = await inTransaction(strapi, async ({ trx }) =>
    rows.parse(await table(strapi, trx, viewDaysTable).where({ listing }).whereIn("day", days).select("day", "views")),
  );
  const views = new Map(known.map((row) => [row.day, row.views]));
  return days.map((day) => ({ day, views: views.get(day) ?? 0 }));
}

interface ReportRequest {
  due: DueListing;
  month: string;
  language: Language;
  now: Date;
}

/** Proposals for the sale, each with its reason; items in order are left out. */
function proposalsOf({ facts }: OwnedListingSummary, home: ReportData["home"], language: Language, today: string) {
  const message = messagesIn(language);
  const { day } = formatValues({ language, home });
  return portalSteps(facts, today).flatMap(({ key, state, until }) => {
    if (state === "done") return [];
    const dated = state === "expired" ? "report.proposals.expired" : "report.proposals.expiring";
    const text = until === null ? message("report.proposals.missing") : message(dated, { day: day(until) });
    return [{ title: message(`report.proposals.step.${key}`), text }];
  });
}

function numbersOf({ events, interest, planned }: MonthHistory): Pick<ReportData, "interest" | "visits" | "reactions"> {
  const countOf = (which: Interest) =>
    interest.reduce((sum, { what, times }) => (what === which ? sum + times : sum), 0);
  const visits = events.filter((event) => event.kind === "visit");
  const done = visits.filter(({ state }) => state === "done").length;
  const cancelled = visits.filter(({ state }) => state === "cancelled").length;
  return {
    interest: {
      information: countOf("information"),
      // Whoever came had asked for a viewing, by telephone if not on the site.
      visit: Math.max(countOf("visit"), done + cancelled),
      documents: countOf("documents"),
    },
    visits: { done, cancelled, planned },
    reactions: visits.flatMap(({ at, visitor, feedback }) =>
      feedback.trim() ? [{ day: belgianDay(new Date(at)), visitor, text: feedback }] : [],
    ),
  };
}

/** A report's data on a listing and month, with its pictures; null if the listing has no owner any more. */
export async function collectReport(
  strapi: Core.Strapi,
  { due, month, language, now }: ReportRequest,
): Promise<{ matter: ReportData; pictures: ReportPictures } | null> {
  const [owner] = due.owners;
  const owned = owner && (await portalSources(strapi).owned(owner.email, language));
  const home = owned?.homes.find(({ id }) => id === due.home);
  if (!home) return null;
  const { picture, agency: agencyIn } = reportSources(strapi);
  const { name, siteUrl, accent, lines, logoUrl } = await agencyIn(language);
  const priceThen = due.offer.priceAt(month);
  const listingFacts: ReportData["home"] = {
    ...{ id: home.id, reference: home.reference, title: home.title, place: home.place, goal: home.goal },
    state: due.offer.stateAt(month),
    price: priceThen === undefined ? home.price : priceThen,
    since: home.since,
    url: home.path === null ? "" : `${siteUrl}${home.path}`,
  };
  const history = await monthHistory(strapi, home.id, month);
  const pictureOf = async (url: string) => {
    const bytes = url ? await picture(url) : null;
    return bytes && Buffer.from(bytes);
  };
  return {
    matter: {
      version: 1,
      ...{ month, language, madeOn: belgianDay(now), home: listingFacts },
      days: await monthViews(strapi, home.id, month),
      ...numbersOf(history),
      media: await monthMedia(strapi, home.id, month),
      events: [...history.events],
      proposals: listingFacts.state === "on-offer" ? proposalsOf(home, listingFacts, language, belgianDay(now)) : [],
      agent: home.agent && { name: home.agent.name, email: home.agent.email, phone: home.agent.phone },
      agency: { name, siteUrl, accent, lines: [...lines] },
    },
    pictures: { home: await pictureOf(home.pictureUrl), logo: await pictureOf(logoUrl) },
  };
}
