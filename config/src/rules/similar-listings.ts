import type { Goal } from "../site/goal.js";
import type { Region } from "./region-of-postcode.js";

/** The properties that make listings similar to an owner. */
export interface SimilarListing {
  id: number;
  goal: Goal;
  /** `webId` of its main type: what it is a kind of, where it is a kind. */
  type: number;
  region: Region | null;
  price: number | null;
}

/** With fewer, the median is meaningless, and an owner could recognise a neighbour's home. */
export const minSimilarListings = 5;
/** Maximum difference between similar prices. */
const priceShare = 0.25;

const nearPrice = (one: number | null, other: number | null) =>
  one !== null && other !== null && Math.abs(other - one) <= one * priceShare;

/** OWNER-2: listings on offer with the same goal and main type, in the same region or at about the same price. */
export function similarListings(listing: SimilarListing, offered: readonly SimilarListing[]): number[] | null {
  const similar = offered.filter(
    ({ id, goal, type, region, price }) =>
      id !== listing.id &&
      goal === listing.goal &&
      type === listing.type &&
      ((region !== null && region === listing.region) || nearPrice(listing.price, price)),
  );
  return similar.length < minSimilarListings ? null : similar.map(({ id }) => id);
}
