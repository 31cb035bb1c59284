import {
  belgianDay,
  dayAfter,
  portalFlags,
  portalSteps,
  quietDays,
  similarHomes,
  type InterestDay,
  type Language,
  type OwnedHome,
  type Portal,
  type PortalHome,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { readHistory, type HistoryOfHomes } from "../history/read/read-history.js";
import { readPortalViews, shownMedia } from "../history/read/read-media.js";
import { portalSources } from "../sources/portal-sources.js";
import { medianViews, type MedianViews } from "../views/median-views.js";
import { readViews } from "../views/read-views.js";
import { readSoldHomes } from "./sold-homes.js";

const dayMs = 86_400_000;

const asked: ReadonlySet<InterestDay["what"]> = new Set(["information", "visit", "documents"]);

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** What the site was asked, and the visits that the office noted: who came or is to come did not ask the site. */
function enquiriesOf(home: number, { interest, visits }: HistoryOfHomes, today: string): number {
  const since = dayAfter(today, 1 - quietDays);
  const asks = interest
    .filter((each) => each.home === home && each.day >= since && asked.has(each.what))
    .reduce((sum, { times }) => sum + times, 0);
  const came = visits.filter((each) => each.home === home && belgianDay(new Date(each.event.at)) >= since);
  return asks + came.length;
}

/** What lies beside each home: nobody's who has it, so that it may be read for all. */
async function comparisonsOf(
  strapi: Core.Strapi,
  homes: readonly OwnedHome[],
  now: Date,
): Promise<ReadonlyMap<number, MedianViews>> {
  const offered = homes.filter(({ state }) => state === "on-offer");
  if (offered.length === 0) return new Map();
  const all = await portalSources(strapi).offered();
  const beside = offered.map(({ likeness }) => similarHomes(likeness, all) ?? []);
  const medians = await medianViews(strapi, beside, now);
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
  const soldOf = await readSoldHomes(strapi);
  const beside = await comparisonsOf(strapi, owned.homes, now);
  const homes: PortalHome[] = [];
  for (const home of owned.homes) {
    const seen = views.get(home.id);
    if (!seen) continue;
    const { facts, likeness: _, ...told } = home;
    const median = beside.get(home.id);
    homes.push({
      ...told,
      counters: seen.counters,
      days: seen.days,
      comparison: median ? { own: seen.thirtyDays, ...median } : null,
      media: shownMedia(home.id, history.media, portalViewsOf),
      ...history.page(home.id),
      steps: portalSteps(facts, today),
      flags: portalFlags({
        isOnOffer: home.state === "on-offer",
        liveDays: home.since === null ? 0 : daysBetween(home.since, today),
        enquiries: enquiriesOf(home.id, history, today),
        sold: soldOf(home.goal),
      }),
    });
  }
  return { name: owned.name, email, language: owned.language, homes, at: now.toISOString() };
}
