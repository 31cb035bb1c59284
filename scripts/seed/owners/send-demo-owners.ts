import { createHash } from "node:crypto";
import {
  belgianDateTime,
  belgianDay,
  changeLogPageSchema,
  historyImportResponseSchema,
  viewBatchLimit,
  type HistoryImportRequest,
  type Listing,
} from "@gevel/config";
import { demoListings, demoSource, type DemoListing } from "../listings/demo-listings.js";
import { random } from "../random.js";
import type { SeedClient } from "../seed-client.js";
import { historyOf } from "./demo-activity.js";
import { ageOn, demoOwners, type DemoOwner, daysOnMarket } from "./owned-listings.js";
import { viewsOf, type DailyViews, dayBefore } from "./demo-page-views.js";
import { roundTo } from "../listings/listing-price.js";

/** One in so many of the listings that are on the market long enough had a price drop. */
const dropRate = 12;
/** Days before today of the price drop of the owners' listings, two days after the phone call about it. */
const ownedDrop = 22;
const dayMs = 86_400_000;

/** On offer with a published price, and not part of a project, which has its own price list. */
const canDrop = (listing: DemoListing) =>
  listing.publishPrice &&
  listing.priceUnit === 0 &&
  [0, 14].includes(listing.marquee) &&
  !("projectReference" in listing) &&
  !("viager" in listing);

/** A listing's earlier price: some percent higher, rounded as prices are. */
function dearer({ goal, price }: DemoListing, percent: number): number {
  const step = goal === 1 ? 25 : price > 100_000 ? 5_000 : 500;
  return Math.max(price + step, roundTo(price * (1 + percent / 100), step));
}

/** Earlier prices of some listings, up to `today`, shown to visitors and owners. The last one equals the listing's price. */
export function demoPrices(today: string): unknown[] {
  const listings = demoListings();
  const newest = Math.max(...listings.map(({ createdAt }) => Date.parse(createdAt)));
  const owned = new Set(demoOwners().flatMap(({ homes }) => homes.map(({ listing }) => listing.reference)));
  return listings.flatMap((listing) => {
    const { reference, createdAt, price, goal } = listing;
    const chance = random(`cheaper:${reference}`);
    const isOwned = owned.has(reference);
    const stands = Date.parse(createdAt) < newest - daysOnMarket * dayMs;
    if (!canDrop(listing) || !stands || !(isOwned ? goal === 0 : chance.chance(1 / dropRate))) return [];
    const before = dearer(listing, chance.between(3, 7));
    const at = `${dayBefore(today, isOwned ? ownedDrop : chance.whole(6, 40))}T09:00:00+01:00`;
    return [{ property: reference, at, before, after: price, published: true }];
  });
}

/** Marquees of sold and let listings. */
const ended = [3, 4];
/** Days before today of the sale of an owner's listing, on which the agency wrote to them. */
const ownedSale = 3;

/**
 * When the sold and let listings became so, up to `today`: some weeks to months after they came on the market. Of one that
 * came in the last days nobody knows, as of one that an agency sold before it had this site.
 */
export function demoEnds(today: string): { property: string; at: string }[] {
  const owned = new Set(demoOwners().flatMap(({ homes }) => homes.map(({ listing }) => listing.reference)));
  return demoListings().flatMap(({ reference, marquee, createdAt }) => {
    if (!ended.includes(marquee)) return [];
    const came = belgianDay(new Date(createdAt));
    const age = Math.round((Date.parse(today) - Date.parse(came)) / dayMs);
    const days = owned.has(reference) ? age - ownedSale : random(`sold:${reference}`).whole(19, 96);
    return days < 1 || days > age - 2 ? [] : [{ property: reference, at: `${dayBefore(came, -days)}T17:00:00+01:00` }];
  });
}

/** Listings without an owner get page views too: owners compare theirs with them. */
const comparedDays = 60;

/** A batch has the same id in every app, so that the CMS recognises one that is sent again. */
function batchName(index: number): string {
  const hash = createHash("sha256").update(`views of the sample ${index}`).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The change log contains no references; two listings of the sample with the same file number differ in type or location. */
interface Keyed extends Pick<Listing, "recordFile" | "zip" | "webId"> {
  goal: number;
  agent: { name: string } | null;
}
const keyOf = ({ recordFile, zip, webId, goal, agent }: Keyed) => [recordFile, zip, webId, goal, agent?.name].join(" ");

async function idsOfSample(send: SeedClient): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let after = 0, more = true; more;) {
    const changes = changeLogPageSchema.parse(await send.read(`/api/site/feed?after=${after}&limit=1000`));
    for (const listing of changes.listings) ids.set(keyOf(listing), listing.id);
    ({ revision: after, more } = changes);
  }
  return ids;
}

function allViews(ids: ReadonlyMap<string, number>, owners: readonly DemoOwner[], today: string): DailyViews[] {
  const owned = new Set(owners.flatMap(({ homes }) => homes.map(({ listing }) => listing.reference)));
  return demoListings().flatMap((listing) => {
    const id = ids.get(keyOf(listing));
    if (id === undefined) return [];
    const { reference } = listing;
    const isOwned = owned.has(reference);
    const chance = random(`appeal:${reference}`);
    const appeal = isOwned ? chance.between(0.9, 1.2) : chance.between(0.3, 1);
    const age = isOwned ? ageOn(listing, today) : chance.whole(8, 120);
    return viewsOf({ reference, id, appeal, age }, today, isOwned ? age : comparedDays);
  });
}

async function sendHistory(send: SeedClient, lists: Omit<HistoryImportRequest, "source">): Promise<void> {
  const answer = await send.asIntegrator("/api/owner-stats/import", { source: demoSource, ...lists });
  const rejected = historyImportResponseSchema.parse(answer).results.filter(({ outcome }) => outcome === "refused");
  if (rejected.length > 0)
    throw new Error(`the import rejected activities of the sample, first: ${JSON.stringify(rejected[0])}`);
}

/**
 * What owners follow: prices, sales, viewings, messages, portals and page views since their listings came on the market, up to
 * the day of this start; or to `SAMPLE_DAY` (`2026-11-25`), so that two apps can be compared even if one starts after
 * midnight.
 */
export async function sendDemoOwners(send: SeedClient): Promise<void> {
  const owners = demoOwners();
  const today = process.env.SAMPLE_DAY ?? belgianDateTime(new Date()).slice(0, 10);
  for (const { homes } of owners) {
    for (const item of homes) {
      await sendHistory(send, historyOf(item, today));
    }
  }
  await sendHistory(send, { prices: demoPrices(today), ends: demoEnds(today) });
  const views = allViews(await idsOfSample(send), owners, today);
  for (let start = 0, index = 0; start < views.length; start += viewBatchLimit, index += 1)
    await send.asSite("/api/owner-stats/views", {
      batch: batchName(index),
      views: [],
      counted: views.slice(start, start + viewBatchLimit),
    });
}
