import type { OwnedListingFacts, ListingState } from "@gevel/config";

/** A home as it was when it was last looked at. */
interface Known {
  goal: number;
  state: string;
  price: number | null;
  /** 1 where visitors read the price, 0 where not; null where nobody looked at that yet. */
  told: number | null;
}

export interface Change {
  listing: number;
  at: number;
  kind: "price" | "state";
  before: number | null;
  after: number | null;
  state: ListingState | null;
  /** Of a price: 1 where visitors read the one before and the one after, of the same offer. */
  told: number | null;
}

/** What became another; of a home that is seen for the first time, that it came on the market, and when. */
export function detectChanges(
  { id, goal, state, price, told: isPublicPrice, since }: OwnedListingFacts,
  known: Known | undefined,
  now: Date,
): Change[] {
  const change = { listing: id, at: now.getTime(), before: null, after: null, state: null, told: null };
  const told = (of: ListingState, at: Date): Change => ({ ...change, kind: "state", at: at.getTime(), state: of });
  if (state === "preparing") return [];
  if (!known || known.state === "preparing") {
    const first = told("on-offer", known || since > now ? now : since);
    return known && state !== "on-offer" ? [first, told(state, now)] : [first];
  }
  const arePublic = known.told === 1 && isPublicPrice && known.goal === goal ? 1 : 0;
  const priced = { ...change, kind: "price" as const, before: known.price, after: price, told: arePublic };
  return [...(known.price === price ? [] : [priced]), ...(known.state === state ? [] : [told(state, now)])];
}
