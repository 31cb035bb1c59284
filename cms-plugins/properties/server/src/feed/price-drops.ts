import type { PriceDrop } from "@gevel/config";
import { perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

type ReadDrops = (listings: readonly number[]) => Promise<ReadonlyMap<number, PriceDrop>>;

const nothing: ReadDrops = () => Promise.resolve(new Map());
const given = perStrapi(() => ({ read: nothing }));

/** The application says who keeps the history of prices; without one nothing is told of it. */
export function usePriceDrops(strapi: Core.Strapi, read: ReadDrops): void {
  given(strapi).read = read;
}

export const readPriceDrops = (strapi: Core.Strapi, listings: readonly number[]) => given(strapi).read(listings);
