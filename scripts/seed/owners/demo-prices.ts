import { demoListings, type DemoListing } from "../listings/demo-listings.js";
import { roundTo } from "../listings/listing-price.js";
import { random } from "../random.js";
import { daysOnMarket, demoOwners } from "./owned-listings.js";
import { dayBefore } from "./demo-page-views.js";

/** One in so many of the homes that stand long enough got cheaper. */
const dropRate = 12;
/** Days before today on which the owners' homes did, two days after they were rung about it. */
const ownedDrop = 22;
const dayMs = 86_400_000;

/** On offer at a price that everybody reads, and not of a project, whose price list has its own. */
const canDrop = (listing: DemoListing) =>
  listing.publishPrice &&
  listing.priceUnit === 0 &&
  [0, 14].includes(listing.marquee) &&
  !("projectReference" in listing) &&
  !("viager" in listing);

/** What a home cost before: some percent more, as rounded as prices are. */
function dearer({ goal, price }: DemoListing, percent: number): number {
  const step = goal === 1 ? 25 : price > 100_000 ? 5_000 : 500;
  return Math.max(price + step, roundTo(price * (1 + percent / 100), step));
}

/** Earlier prices of some homes, up to `today`: visitors read them, and their owners. The last one is what the listing costs. */
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
