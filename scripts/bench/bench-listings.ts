import { municipalities } from "../seed/listings/municipalities.js";
import { demoListings } from "../seed/listings/demo-listings.js";

const day = 24 * 60 * 60 * 1000;

/** `count` listings: the sample repeated, under new references, in other towns and longer on the market. */
export function benchListings(count: number) {
  const sample = demoListings();
  return Array.from({ length: count }, (_, index) => {
    const copy = 1 + Math.floor(index / sample.length);
    const original = sample[index % sample.length];
    const municipality = municipalities[(index + copy) % municipalities.length];
    if (!original || !municipality) throw new Error("the sample is empty");
    const { city, zip, latitude, longitude } = municipality;
    const createdAt = new Date(Date.parse(original.createdAt) - copy * day).toISOString();
    return { ...original, reference: `${original.reference}-${copy}`, city, zip, latitude, longitude, createdAt };
  });
}
