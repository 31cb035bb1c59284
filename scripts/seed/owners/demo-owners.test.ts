import {
  belgianDay,
  communicationItemSchema,
  onlineMediumItemSchema,
  isRecentDrop,
  offerEnd,
  offerEndItemSchema,
  ownerInputSchema,
  portalNumberItemSchema,
  priceChangeItemSchema,
  priceDrop,
  visitItemSchema,
} from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { demoListings } from "../listings/demo-listings.js";
import { demoEnds, demoPrices } from "./send-demo-owners.js";
import { ageOn, daysOnMarket, demoOwners } from "./owned-listings.js";
import { historyOf } from "./demo-activity.js";
import { viewsOf } from "./demo-page-views.js";

const today = new Date().toISOString().slice(0, 10);

describe("the demo owners' activity", () => {
  const owners = demoOwners();
  const homes = owners.flatMap((owner) => owner.homes);

  it("OWNER-2 belongs to two owners with two listings each and nobody else", () => {
    expect(owners.map((owner) => owner.homes.length)).toEqual([2, 2]);
    expect(new Set(homes.map(({ listing }) => listing.reference)).size).toBe(4);
    expect(homes.map(({ isSold }) => isSold)).toEqual([false, false, false, true]);
    for (const { homes: of, ...owner } of owners)
      expect(
        ownerInputSchema.safeParse({ ...owner, properties: of.map(({ listing }) => listing.reference) }).error,
      ).toBe(undefined);
  });

  it("OWNER-7 is valid by the import contract on any day", () => {
    for (const listingItem of homes) {
      const { visits, communications, onlineMedia, numbers } = historyOf(listingItem, today);
      const problems = [
        ...visits.map((item) => visitItemSchema.safeParse(item)),
        ...communications.map((item) => communicationItemSchema.safeParse(item)),
        ...onlineMedia.map((item) => onlineMediumItemSchema.safeParse(item)),
        ...numbers.map((item) => portalNumberItemSchema.safeParse(item)),
      ].flatMap(({ error }) => error?.issues ?? []);
      expect(problems).toEqual([]);
      expect(visits.length).toBeGreaterThan(5);
    }
  });

  it("OWNER-2 covers each listing since it came on the market, without repeated visitors or texts", () => {
    for (const listingItem of homes) {
      const { visits, communications, onlineMedia } = historyOf(listingItem, "2026-11-24");
      const viewings = z
        .array(z.object({ at: z.string(), visitor: z.string(), feedback: z.string().optional() }))
        .parse(visits);
      const came = belgianDay(new Date(listingItem.listing.createdAt));
      const messages = z.array(z.object({ at: z.string() })).parse(communications);
      const media = z.array(z.object({ from: z.string() })).parse(onlineMedia);
      for (const day of [...viewings.map(({ at }) => at), ...media.map(({ from }) => from)])
        expect(day.slice(0, 10) > came).toBe(true);
      // First the photos, then the page.
      expect(messages.map(({ at }) => at.slice(0, 10) < came)).toEqual(messages.map((_, index) => index === 0));
      for (const text of [viewings.map(({ visitor }) => visitor), viewings.flatMap(({ feedback }) => feedback ?? [])])
        expect(new Set(text).size).toBe(text.length);
      expect(ageOn(listingItem.listing, "2026-11-24")).toBeGreaterThanOrEqual(daysOnMarket);
    }
  });

  it("OWNER-5 counts each day once, from the first day on the market until yesterday", () => {
    const counted = viewsOf({ reference: "GV-0001", id: 7, appeal: 1, age: daysOnMarket }, "2026-11-23", daysOnMarket);
    expect(new Set(counted.map(([day]) => day)).size).toBe(counted.length);
    expect([counted[0]?.[0], counted.at(-1)?.[0]]).toEqual(["2026-08-25", "2026-11-22"]);
    expect(counted).toEqual(
      viewsOf({ reference: "GV-0001", id: 7, appeal: 1, age: daysOnMarket }, "2026-11-23", daysOnMarket),
    );
  });

  it("PROP-10 has sold and let listings that were on offer for weeks first, and its owner's sold one", () => {
    const ends = demoEnds("2026-11-24").map((item) => offerEndItemSchema.parse(item));
    const listings = new Map(demoListings().map((listing) => [listing.reference, listing]));
    const days = ends.map(({ property, at }) => {
      const listing = listings.get(property);
      expect([3, 4]).toContain(listing?.marquee);
      return offerEnd(new Date(listing?.createdAt ?? ""), new Date(at))?.days ?? 0;
    });
    expect(ends.length).toBeGreaterThan(15);
    expect(Math.min(...days)).toBeGreaterThan(18);
    expect(new Set(days).size).toBeGreaterThan(10);
    expect(ends.every(({ at }) => at < "2026-11-23")).toBe(true);
    const sold = homes.filter(({ isSold }) => isSold).map(({ listing }) => listing.reference);
    expect(ends.filter(({ property }) => sold.includes(property)).map(({ at }) => at.slice(0, 10))).toEqual([
      "2026-11-21",
    ]);
  });

  it("A7 has price drops of some listings that end at the listing's current price, and only for sales", () => {
    const prices = demoPrices(today).map((item) => priceChangeItemSchema.parse(item));
    expect(prices).toEqual(demoPrices(today));
    expect(new Set(prices.map(({ property }) => property)).size).toBe(prices.length);
    expect(prices.length).toBeGreaterThan(10);
    expect(prices.length).toBeLessThan(60);
    const listings = new Map(demoListings().map((listing) => [listing.reference, listing]));
    for (const { property, at, before, after } of prices) {
      const listing = listings.get(property);
      const drop = priceDrop(
        [{ at: Date.parse(at), before, after, isPublic: true }],
        Date.parse(listing?.createdAt ?? ""),
      );
      expect(drop, property).toMatchObject({ after: listing?.price });
      expect(isRecentDrop(drop ?? { on: "" }, new Date()), property).toBe(true);
    }
    const cheaper = new Set(prices.map(({ property }) => property));
    expect(homes.map(({ listing }) => cheaper.has(listing.reference))).toEqual([true, false, true, false]);
    expect(new Set([...cheaper].map((reference) => listings.get(reference)?.goal))).toEqual(new Set([0, 1]));
  });
});
