import type { ListingState, SiteConfig } from "@gevel/config";

export interface Shown {
  marquee: number;
  /** Whether it ever was on the site. */
  wasPublic: boolean;
  isWithdrawn: boolean;
}

/** How far a home is, as its owner reads it: what is sold stays sold, also when its source no longer sends it. */
export function listingState(
  { marquee, wasPublic, isWithdrawn }: Shown,
  { propertyList }: { propertyList: Pick<SiteConfig["propertyList"], "marquees"> },
): ListingState {
  if (isWithdrawn && !wasPublic) return "preparing";
  const state = propertyList.marquees.find(({ value }) => value === marquee)?.state;
  if (state === "sold" || state === "rented") return state;
  return isWithdrawn ? "withdrawn" : "on-offer";
}
