import type { OfferEnd, PriceDrop } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

export type ReadFacts<Fact> = (listings: readonly number[]) => Promise<ReadonlyMap<number, Fact>>;

/** Facts of listings by id, from a plugin that this one does not know; without one nothing of them is published. */
function fromHistory<Fact>() {
  const none: ReadFacts<Fact> = () => Promise.resolve(new Map<number, Fact>());
  const registered = perStrapi(() => ({ read: none }));
  return {
    register(strapi: Core.Strapi, read: ReadFacts<Fact>): void {
      registered(strapi).read = read;
    },
    read: (strapi: Core.Strapi, listings: readonly number[]) => registered(strapi).read(listings),
  };
}

/** A7: the application registers the reader of the price history. */
export const priceDrops = fromHistory<PriceDrop>();
/** PROP-10: and of when listings were sold or let. */
export const offerEnds = fromHistory<OfferEnd>();
