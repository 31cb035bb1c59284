import { belgianDay, dayAfter, type Language, type Statistics, type StatisticsQuery } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { countedDays, countedSources, type Span } from "./counted-days.js";
import { listingNames } from "./listing-names.js";

/** As many as anybody reads; the export has all. */
const maxListings = 100;

interface StatisticsRequest {
  query: StatisticsQuery;
  language: Language;
  now: Date;
}

/** The days asked for, and as many before them. */
export function spansOf(days: number, now: Date): { span: Span; earlier: Span } {
  const until = belgianDay(now);
  const from = dayAfter(until, 1 - days);
  return { span: { from, until }, earlier: { from: dayAfter(from, -days), until: dayAfter(from, -1) } };
}

/** A home that is gone has no name any more; its visits were. */
const nameless = (id: number) => ({ id, documentId: "", name: "", reference: "", agent: "" });

/** The homes that a source counted in that time, as staff know them, the most visited first. */
export async function countedListings(strapi: Core.Strapi, { query, language, now }: StatisticsRequest) {
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

/** OWNER-6: visits by home, agent, period and source. */
export async function readStatistics(strapi: Core.Strapi, request: StatisticsRequest): Promise<Statistics> {
  const { query, now } = request;
  const { span } = spansOf(query.days, now);
  const all = await countedListings(strapi, request);
  const homes = query.agent === "" ? all : all.filter(({ agent }) => agent === query.agent);
  const counted = await countedDays(strapi, query.source).byDay(
    span,
    query.agent === "" ? null : homes.map(({ id }) => id),
  );
  // A day comes once for each thousand homes that are asked for.
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
