import {
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
import type { Core } from "@strapi/strapi";
import { readHistory, type ListingsHistory } from "../history/queries/read-history.js";
import { readPortalViews, visibleMedia } from "../history/queries/read-media.js";
import { portalSources } from "../sources/portal-sources.js";
import { medianViews, type MedianViews } from "../page-views/median-views.js";
import { readViews } from "../page-views/read-views.js";
import { readSoldListings } from "./sold-listings.js";

const dayMs = 86_400_000;

const enquiryKinds: ReadonlySet<InterestDay["what"]> = new Set(["information", "visit", "documents"]);

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** What the site was asked, and the visits that the office noted: who came or is to come did not ask the site. */
function enquiriesOf(home: number, { interest, visits }: ListingsHistory, today: string): number {
  const since = dayAfter(today, 1 - quietDays);
  const requests = interest
    .filter((each) => each.home === home && each.day >= since && enquiryKinds.has(each.what))
    .reduce((sum, { times }) => sum + times, 0);
  const came = visits.filter((each) => each.home === home && belgianDay(new Date(each.event.at)) >= since);
  return requests + came.length;
}

/** What lies beside each home: nobody's who has it, so that it may be read for all. */
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

/** OWNER-2: all that the owner of homes sees, by the address they logged in with. */
export async function readPortal(
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
