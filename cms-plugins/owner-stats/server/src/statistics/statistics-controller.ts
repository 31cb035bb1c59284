import { Readable } from "node:stream";
import {
  statisticsQuerySchema,
  statisticsSchema,
  ownSite,
  type Language,
  type StatisticsQuery,
  belgianDay,
  dayAfter,
  type Statistics,
  type StatisticsListing,
} from "@gevel/config";
import {
  answerFailure,
  endpoint,
  parseInput,
  staffLanguage,
  type HttpContext,
  byteOrderMark,
  csvLine,
  textIn,
  perStrapi,
  inTransaction,
  table,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { z } from "zod";
import { viewDaysTable } from "../page-views/view-tables.js";

/** Page views reported by portals, one row per listing, portal and day: columns `property_id`, `source`, `day`, `views`. */
const portalDaysTable = "owner_stats_portal_days";

/** SQLite binds at most 32,766 values a statement. */
const idsAtOnce = 1_000;

interface Span {
  from: string;
  until: string;
}

const perListing = z.array(z.object({ home: z.coerce.number(), views: z.coerce.number() }));
const perDay = z.array(z.object({ day: z.string(), views: z.coerce.number() }));
const perListingAndDay = z.array(perListing.element.extend({ day: z.string() }));
const perSource = z.array(z.object({ source: z.string(), views: z.coerce.number() }));

/** Page views per day of one source: the agency's own site, or a portal. */
function countedDays(strapi: Core.Strapi, source: string) {
  const home = source === ownSite ? "listing" : "property_id";

  async function read<Row>(span: Span, listings: readonly number[] | null, columns: string[], rows: z.ZodType<Row[]>) {
    const found: Row[] = [];
    for (let start = 0; listings === null ? start === 0 : start < listings.length; start += idsAtOnce) {
      const answer: unknown = await inTransaction(strapi, async ({ trx }) => {
        const query = table(strapi, trx, source === ownSite ? viewDaysTable : portalDaysTable)
          .whereBetween("day", [span.from, span.until])
          .groupBy(columns)
          .select(columns.map((column) => (column === home ? `${column} as home` : column)))
          .sum({ views: "views" });
        if (source !== ownSite) query.where({ source });
        if (listings !== null) query.whereIn(home, listings.slice(start, start + idsAtOnce));
        return query;
      });
      found.push(...rows.parse(answer));
    }
    return found;
  }

  return {
    byListing: (span: Span) => read(span, null, [home], perListing),
    byDay: (span: Span, listings: readonly number[] | null) => read(span, listings, ["day"], perDay),
    byListingAndDay: (span: Span, listings: readonly number[]) => read(span, listings, [home, "day"], perListingAndDay),
  };
}

/** The sources with page views in that time, the own site first. */
async function countedSources(strapi: Core.Strapi, { from, until }: Span) {
  const own = await countedDays(strapi, ownSite).byDay({ from, until }, null);
  const site = { source: ownSite, views: own.reduce((sum, { views }) => sum + views, 0) };
  const portals: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, portalDaysTable)
      .whereBetween("day", [from, until])
      .groupBy("source")
      .select("source")
      .sum({ views: "views" })
      .orderBy("source"),
  );
  return [site, ...perSource.parse(portals)];
}

/** Listings by id, labelled for staff; deleted ones are left out. */
export type NameListings = (ids: readonly number[], language: Language) => Promise<StatisticsListing[]>;

const given = perStrapi((): { nameListings: NameListings | null } => ({ nameListings: null }));

/** The application provides the names of listings; this plugin knows none. */
export function configureListingNames(strapi: Core.Strapi, nameListings: NameListings): void {
  given(strapi).nameListings = nameListings;
}

function listingNames(strapi: Core.Strapi): NameListings {
  const { nameListings } = given(strapi);
  if (!nameListings)
    throw new Error(
      "listing names are not configured: the application must call configureListingNames of plugin::owner-stats.statistics",
    );
  return nameListings;
}

/** Enough for the screen; the export has all. */
const maxListings = 100;

interface StatisticsRequest {
  query: StatisticsQuery;
  language: Language;
  now: Date;
}

/** The requested days, and as many before them. */
function spansOf(days: number, now: Date): { span: Span; earlier: Span } {
  const until = belgianDay(now);
  const from = dayAfter(until, 1 - days);
  return { span: { from, until }, earlier: { from: dayAfter(from, -days), until: dayAfter(from, -1) } };
}

/** A deleted listing has no name any more, but its page views still count. */
const nameless = (id: number) => ({ id, documentId: "", name: "", reference: "", agent: "" });

/** The listings a source counted in that time, labelled for staff, the most viewed first. */
async function countedListings(strapi: Core.Strapi, { query, language, now }: StatisticsRequest) {
  const { span, earlier } = spansOf(query.days, now);
  const counted = countedDays(strapi, query.source);
  const [views, before] = [await counted.byListing(span), await counted.byListing(earlier)];
  const ids = [...new Set([...views, ...before].map(({ home }) => home))];
  const names = new Map((await listingNames(strapi)(ids, language)).map((home) => [home.id, home]));
  const viewsOf = new Map(views.map(({ home, views: many }) => [home, many]));
  const beforeOf = new Map(before.map(({ home, views: many }) => [home, many]));
  return ids
    .map((id) => ({
      ...(names.get(id) ?? nameless(id)),
      ...{ views: viewsOf.get(id) ?? 0, before: beforeOf.get(id) ?? 0 },
    }))
    .sort((a, b) => b.views - a.views || b.before - a.before || a.id - b.id);
}

type CountedListing = Awaited<ReturnType<typeof countedListings>>[number];

const sumOf = (homes: readonly CountedListing[], what: "views" | "before") =>
  homes.reduce((sum, home) => sum + home[what], 0);

function byAgent(homes: readonly CountedListing[]): Statistics["agents"] {
  const agents = new Map<string, Statistics["agents"][number]>();
  for (const { agent, views } of homes) {
    const row = agents.get(agent) ?? { agent, homes: 0, views: 0 };
    agents.set(agent, { agent, homes: row.homes + 1, views: row.views + views });
  }
  return [...agents.values()].sort((a, b) => b.views - a.views || (a.agent < b.agent ? -1 : 1));
}

/** OWNER-6: page views by listing, agent, period and source. */
async function readStatistics(strapi: Core.Strapi, request: StatisticsRequest): Promise<Statistics> {
  const { query, now } = request;
  const { span } = spansOf(query.days, now);
  const all = await countedListings(strapi, request);
  const homes = query.agent === "" ? all : all.filter(({ agent }) => agent === query.agent);
  const counted = await countedDays(strapi, query.source).byDay(
    span,
    query.agent === "" ? null : homes.map(({ id }) => id),
  );
  // Each chunk of a thousand listings returns the day again.
  const days = new Map<string, number>();
  for (const { day, views } of counted) days.set(day, (days.get(day) ?? 0) + views);
  return {
    siteUrl: pluginSettings(strapi).siteUrl,
    ...span,
    total: sumOf(homes, "views"),
    before: sumOf(homes, "before"),
    days: Array.from({ length: query.days }, (_, at) => {
      const day = dayAfter(span.from, at);
      return { day, views: days.get(day) ?? 0 };
    }),
    homes: homes.slice(0, maxListings),
    others: Math.max(0, homes.length - maxListings),
    agents: byAgent(all),
    sources: await countedSources(strapi, span),
  };
}

const listingsPerBatch = 200;

const columns = {
  nl: "Dag|Bron|Referentie|Pand|Makelaar|Paginaweergaven",
  fr: "Jour|Source|Référence|Bien|Agent|Pages vues",
  en: "Day|Source|Reference|Listing|Agent|Page views",
};
const site = { nl: "Eigen site", fr: "Site de l’agence", en: "Own site" };

/** OWNER-6: a line per listing and day with page views, the most viewed listings first, in chunks. */
async function* exportStatistics(
  strapi: Core.Strapi,
  request: { query: StatisticsQuery; language: Language; now: Date },
): AsyncGenerator<string> {
  const { query, language, now } = request;
  yield byteOrderMark + csvLine(textIn(columns, language).split("|"));
  const all = await countedListings(strapi, request);
  const homes = all.filter(({ agent, views }) => views > 0 && (query.agent === "" || agent === query.agent));
  const counted = countedDays(strapi, query.source);
  const source = query.source === ownSite ? textIn(site, language) : query.source;
  for (let start = 0; start < homes.length; start += listingsPerBatch) {
    const part = homes.slice(start, start + listingsPerBatch);
    const days = await counted.byListingAndDay(
      spansOf(query.days, now).span,
      part.map(({ id }) => id),
    );
    const lines = part.flatMap(({ id, reference, name, agent }) =>
      days
        .filter(({ home }) => home === id)
        .sort((a, b) => (a.day < b.day ? -1 : 1))
        .map(({ day, views }) => csvLine([day, source, reference, name, agent, String(views)])),
    );
    yield lines.join("");
  }
}

/** OWNER-6: page views for staff; its routes check permissions. */
export const statisticsController = ({ strapi }: { strapi: Core.Strapi }) => {
  const request = (ctx: HttpContext) => ({
    query: parseInput(statisticsQuerySchema, ctx.query, "query"),
    language: staffLanguage(strapi) ?? "en",
    now: new Date(),
  });
  return {
    read: endpoint(strapi, statisticsSchema, async (ctx) => readStatistics(strapi, request(ctx))),
    export(ctx: HttpContext): void {
      try {
        const lines = exportStatistics(strapi, request(ctx));
        ctx.status = 200;
        ctx.set("content-type", "text/csv; charset=utf-8");
        ctx.set("content-disposition", 'attachment; filename="visits.csv"');
        ctx.set("cache-control", "no-store");
        ctx.body = Readable.from(lines, { objectMode: false });
      } catch (cause) {
        answerFailure(strapi, ctx, cause);
      }
    },
  };
};
