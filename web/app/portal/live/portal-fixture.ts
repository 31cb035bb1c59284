import { portalSchema, type Portal, type PortalListing } from "@gevel/config";

/** The time of the fixture's portal: a Monday at noon in Belgium. */
export const portalTime = "2026-11-23T11:00:00.000Z";

const dayBefore = (count: number) => new Date(Date.parse("2026-11-23") - count * 86_400_000).toISOString().slice(0, 10);

/** Content for tests of the portal, parsed by its contract so that it cannot drift from it. */
export function portalFixture(homes: readonly Partial<PortalListing>[], given: Partial<Portal> = {}): Portal {
  return portalSchema.parse({
    ...{ name: "An Peeters", email: "an@example.org", language: null, at: portalTime },
    ...given,
    homes: homes.map((home, index) => ({
      ...{
        id: 540 + index,
        reference: `GV-${index}`,
        title: `Huis ${index}`,
        place: "Lange Leemstraat 12, 2018 Antwerpen",
      },
      ...{ goal: 0, state: "on-offer", marquee: "", price: 415_000, priceUnit: 0, pricePublished: true },
      ...{ pictureUrl: "/uploads/house.jpg", since: "2026-11-06", path: "/nl/te-koop/antwerpen/huis/540/" },
      counters: { today: 3, week: 3, month: 60, total: 75 },
      days: Array.from({ length: 30 }, (_, day) => ({ day: dayBefore(29 - day), views: day % 5 })),
      ...{ comparison: null, media: [], timeline: [], more: false, steps: [], flags: [], agent: null },
      ...home,
    })),
  });
}
