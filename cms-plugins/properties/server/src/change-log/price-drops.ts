import type { PriceDrop } from "@gevel/config";
import { perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";

type ReadDrops = (listings: readonly number[]) => Promise<ReadonlyMap<number, PriceDrop>>;

const noDrops: ReadDrops = () => Promise.resolve(new Map());
const registered = perStrapi(() => ({ read: noDrops }));

/** The application registers the reader of the price history; without one no price drops are published. */
export function registerPriceDrops(strapi: Core.Strapi, read: ReadDrops): void {
  registered(strapi).read = read;
}

export const readPriceDrops = (strapi: Core.Strapi, listings: readonly number[]) => registered(strapi).read(listings);
