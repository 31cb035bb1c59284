import { listingAttributes, listingSchema, defaultFieldValues, type Listing } from "@gevel/config";
import { random } from "../seed/random.js";
import { demoListings, type DemoListing } from "../seed/listings/demo-listings.js";

const towns = 600;
const day = 86_400_000;
const newest = Date.parse("2026-11-16T09:00:00.000Z");

const beginnings = ["Boven", "Neder", "Oud", "Nieuw", "Groot", "Klein", "Oost", "West", "Sint-Jans-", "Sint-Pieters-"];
const middles = ["berg", "dorp", "brug", "kerk", "rode", "zel", "linden", "donk", "molen", "schoten"];
const ends = ["", "e", "gem", "hoven", "ingen", "straten"];

/** Six hundred towns with a French name for every third, as a country has them and the sample does not. */
const locations = Array.from({ length: towns }, (_, at) => {
  const nl = `${beginnings[at % 10]}${middles[Math.floor(at / 10) % 10]}${ends[Math.floor(at / 100)]}`;
  const chance = random(`town:${at}`);
  return {
    city: nl,
    zip: String(1000 + at * 14),
    cityNames: at % 3 === 0 ? { nl, fr: `${nl}-lez-Éveaux` } : { nl },
    latitude: chance.between(49.5, 51.5),
    longitude: chance.between(2.6, 6.3),
  };
});

const noAttributes = Object.fromEntries(listingAttributes.map(({ key }) => [key, null]));

/** The sample's listings repeated, in other towns, at other prices and days, in their public form. */
export function syntheticListings(count: number): Listing[] {
  const sample = demoListings().map(publicPart);
  return Array.from({ length: count }, (_, index) => {
    const chance = random(`synthetic:${index}`);
    const original = chance.pick(sample);
    const { latitude, longitude, ...place } = chance.pick(locations);
    const age = chance.next() ** 2 * 900 * day;
    return {
      ...original,
      ...place,
      id: index + 1,
      recordFile: `S${100_000 + index}`,
      price: original.price === null ? null : Math.round((original.price * chance.between(0.7, 1.4)) / 5) * 5,
      point: {
        latitude: latitude + chance.between(-0.02, 0.02),
        longitude: longitude + chance.between(-0.02, 0.02),
        exact: original.publishAddress,
      },
      createdAt: new Date(newest - age).toISOString(),
      modifiedAt: new Date(newest - age * chance.next()).toISOString(),
    };
  });
}

function publicPart(listing: DemoListing): Listing {
  const attributes = Object.fromEntries(Object.entries(listing).filter(([key]) => key in noAttributes));
  return listingSchema.parse({
    ...defaultFieldValues,
    cityNames: {},
    seo: null,
    modifiedAt: listing.createdAt,
    ...listing,
    description: {},
    id: 1,
    webIds: listing.webIds.split(",").map(Number),
    price: listing.publishPrice ? listing.price : null,
    street: listing.publishAddress ? listing.street : "",
    point: null,
    pictures: listing.pictures.map(({ url, width, height, name }) => ({
      url,
      width,
      height,
      alt: name,
      thumbhash: null,
    })),
    agent: null,
    attributes: { ...noAttributes, ...attributes },
  });
}
