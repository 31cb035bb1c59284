import {
  AppError,
  languageSchema,
  portalSchema,
  timelinePageSchema,
  timelineQuerySchema,
  belgianDay,
  dayAfter,
  portalFlags,
  portalSteps,
  quietDays,
  similarListings,
  type InterestDay,
  type Language,
  type OwnedListingSummary,
  type Portal,
  type PortalListing,
} from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readHistory, type ListingsHistory, readPortalViews, visibleMedia } from "../history/queries/read-history.js";
import { portalSources } from "../sources/portal-sources.js";
import { sessionEmail, type PortalContext } from "./session-email.js";
import { medianViews, type MedianViews } from "../page-views/median-views.js";
import { readViews } from "../page-views/read-views.js";
import { readSoldListings } from "./sold-listings.js";

const dayMs = 86_400_000;

const enquiryKinds: ReadonlySet<InterestDay["what"]> = new Set(["information", "visit", "documents"]);

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Requests through the site plus viewings recorded by the office, whose visitors did not ask through the site. */
function enquiriesOf(home: number, { interest, visits }: ListingsHistory, today: string): number {
  const since = dayAfter(today, 1 - quietDays);
  const requests = interest
    .filter((each) => each.home === home && each.day >= since && enquiryKinds.has(each.what))
    .reduce((sum, { times }) => sum + times, 0);
  const came = visits.filter((each) => each.home === home && belgianDay(new Date(each.event.at)) >= since);
  return requests + came.length;
}

/** Median page views of similar listings; no owner's own data, so any listing may be read for it. */
async function compareWithSimilar(
  strapi: Core.Strapi,
  homes: readonly OwnedListingSummary[],
  now: Date,
): Promise<ReadonlyMap<number, MedianViews>> {
  const offered = homes.filter(({ state }) => state === "on-offer");
  if (offered.length === 0) return new Map();
  const all = await portalSources(strapi).offered();
  const comparisons = offered.map(({ similarity }) => similarListings(similarity, all) ?? []);
  const medians = await medianViews(strapi, comparisons, now);
  return new Map(offered.flatMap(({ id }, index) => (medians[index] ? [[id, medians[index]] as const] : [])));
}

/** OWNER-2: everything an owner of listings sees, by the address they logged in with. */
async function readPortal(
  strapi: Core.Strapi,
  { email, language, now }: { email: string; language: Language; now: Date },
): Promise<Portal> {
  const owned = await portalSources(strapi).owned(email, language);
  const ids = owned.homes.map(({ id }) => id);
  const today = belgianDay(now);
  const history = await readHistory(strapi, ids, { now });
  const portalViewsOf = await readPortalViews(strapi, ids, now);
  const views = await readViews(strapi, ids, now);
  const soldListingsOf = await readSoldListings(strapi);
  const comparisons = await compareWithSimilar(strapi, owned.homes, now);
  const homes: PortalListing[] = [];
  for (const home of owned.homes) {
    const seen = views.get(home.id);
    if (!seen) continue;
    const { facts, similarity: _, ...listed } = home;
    const median = comparisons.get(home.id);
    homes.push({
      ...listed,
      counters: seen.counters,
      days: seen.days,
      comparison: median ? { own: seen.thirtyDays, ...median } : null,
      media: visibleMedia(home.id, history.media, portalViewsOf),
      ...history.page(home.id),
      steps: portalSteps(facts, today),
      flags: portalFlags({
        isOnOffer: home.state === "on-offer",
        liveDays: home.since === null ? 0 : daysBetween(home.since, today),
        enquiries: enquiriesOf(home.id, history, today),
        sold: soldListingsOf(home.goal),
      }),
    });
  }
  return { name: owned.name, email, language: owned.language, homes, at: now.toISOString() };
}

const listingParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
const query = z.strictObject({ language: languageSchema });

/**
 * The same error for somebody else's listing, an unknown one and an invalid number: the response does not reveal which
 * it is (OWNER-3).
 */
async function ownListing(strapi: Core.Strapi, ctx: PortalContext): Promise<number> {
  const email = sessionEmail(ctx);
  const { success, data } = listingParams.safeParse(ctx.params);
  // Queried in any case, so that all responses take the same time.
  const id = success ? Number(data.id) : 0;
  if (!(await portalSources(strapi).owns(email, id)))
    throw new AppError("PROPERTY_NOT_FOUND", "the listing is not the owner's");
  return id;
}

/** What owners see of their own listings only. */
export const portalController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async me(ctx: PortalContext) {
    ctx.set("cache-control", "no-store");
    await endpoint(strapi, portalSchema, async () => {
      const email = sessionEmail(ctx);
      const { language } = parseInput(query, ctx.query, "query");
      return readPortal(strapi, { email, language, now: new Date() });
    })(ctx);
  },

  async timeline(ctx: PortalContext) {
    ctx.set("cache-control", "no-store");
    await endpoint(strapi, timelinePageSchema, async () => {
      const { before } = parseInput(timelineQuerySchema, ctx.query, "query");
      const home = await ownListing(strapi, ctx);
      return (await readHistory(strapi, [home], { now: new Date(), before })).page(home);
    })(ctx);
  },
});
