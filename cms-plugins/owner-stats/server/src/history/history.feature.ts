import { registerAdminLayouts, inTransaction, table } from "@gevel/core";
import type { Feature } from "../feature.js";
import { entryLayouts } from "./entries/entry-layouts.js";
import { prepareEntries } from "./entries/prepare-entries.js";
import { visitSchema, entrySchema } from "./entries/visit-schema.js";
import { trackingJob } from "./tracking/tracking-job.js";
import { listingChangesTable, listingStatesTable } from "./history-tables.js";
import { historyPersonalData } from "./history-personal-data.js";
import { importApiPart } from "./import/api-part.js";
import { importController } from "./import/import-controller.js";
import {
  communicationChannels,
  historyLimits,
  offerEnd,
  priceDrop,
  type OfferEnd,
  type PriceChange,
  type PriceDrop,
} from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const amount = z.number().nullable();
const changes = z.array(
  z.object({
    listing: z.number(),
    at: z.coerce.number(),
    before: amount,
    after: amount,
    is_public: z.number().nullable(),
  }),
);
const states = z.array(z.object({ listing: z.number(), since: z.coerce.number() }));
const ended = z.array(z.object({ listing: z.number(), since: z.coerce.number(), ended_at: z.coerce.number() }));

/** Ids per query, within the limits of the databases. */
const atOnce = 500;

/** A7: of these listings, those whose price honestly dropped. */
async function readPriceDrops(
  strapi: Core.Strapi,
  listings: readonly number[],
): Promise<ReadonlyMap<number, PriceDrop>> {
  const drops = new Map<number, PriceDrop>();
  for (let start = 0; start < listings.length; start += atOnce) {
    const chunk = listings.slice(start, start + atOnce);
    const [changed, known] = await inTransaction(strapi, async ({ trx }) => [
      changes.parse(
        await table(strapi, trx, listingChangesTable)
          .whereIn("listing", chunk)
          .where({ kind: "price" })
          // Imported earlier prices were inserted after those the CMS observed itself.
          .orderBy(["at", "id"])
          .select("*"),
      ),
      states.parse(await table(strapi, trx, listingStatesTable).whereIn("listing", chunk).select("listing", "since")),
    ]);
    const since = new Map(known.map((row) => [row.listing, row.since]));
    const byListing = new Map<number, PriceChange[]>();
    for (const { listing, is_public, ...change } of changed)
      byListing.set(listing, [...(byListing.get(listing) ?? []), { ...change, isPublic: is_public === 1 }]);
    for (const [listing, of] of byListing) {
      const drop = priceDrop(of, since.get(listing) ?? Infinity);
      if (drop) drops.set(listing, drop);
    }
  }
  return drops;
}

/** PROP-10: of these listings, those whose sale or letting was observed; of one that was imported sold nobody knows. */
async function readOfferEnds(strapi: Core.Strapi, listings: readonly number[]): Promise<ReadonlyMap<number, OfferEnd>> {
  const ends = new Map<number, OfferEnd>();
  for (let start = 0; start < listings.length; start += atOnce) {
    const found: unknown = await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, listingStatesTable)
        .whereIn("listing", listings.slice(start, start + atOnce))
        .whereIn("state", ["sold", "rented"])
        .whereNotNull("ended_at")
        .select("listing", "since", "ended_at"),
    );
    for (const row of ended.parse(found)) {
      const end = offerEnd(new Date(row.since), new Date(row.ended_at));
      if (end) ends.set(row.listing, end);
    }
  }
  return ends;
}

export const communicationSchema = entrySchema({
  singularName: "communication",
  pluralName: "communications",
  displayName: "Communication",
  description: "What was mailed, said or agreed about a home.",
  attributes: {
    at: { type: "datetime", required: true },
    way: { type: "enumeration", enum: [...communicationChannels], default: "mail", required: true },
    subject: { type: "string", maxLength: 255, required: true },
    text: { type: "text", maxLength: historyLimits.text, private: true },
    visibleToOwner: { type: "boolean", default: true, required: true },
  },
});

export const onlineMediumSchema = entrySchema({
  singularName: "online-medium",
  pluralName: "online-media",
  displayName: "Online medium",
  description: "Where else on the internet a home is shown.",
  attributes: {
    name: { type: "string", maxLength: 255, required: true },
    url: { type: "string", maxLength: 2048, required: true, regex: "^https?://[^\\s]+$" },
    fromDay: { type: "date" },
    untilDay: { type: "date" },
  },
});

/** The timeline of a listing: entries by staff and programs, and changes the CMS observes itself. */
export const historyFeature: Feature = {
  personalData: [historyPersonalData],
  contentTypes: {
    visit: { schema: visitSchema },
    communication: { schema: communicationSchema },
    "online-medium": { schema: onlineMediumSchema },
  },
  // Their names make the scope that an API token needs.
  controllers: { import: importController },
  routes: [{ method: "POST", path: "/import", handler: "import.import" }],
  services: {
    /** For the description of the API, which the application has elsewhere. */
    openApi: () => ({ part: () => importApiPart }),
    history: ({ strapi }) => ({
      runNow: (now?: number) => trackingJob.once(strapi, now),
      priceDrops: (listings: readonly number[]) => readPriceDrops(strapi, listings),
      offerEnds: (listings: readonly number[]) => readOfferEnds(strapi, listings),
    }),
  },
  register(strapi) {
    registerAdminLayouts(strapi, entryLayouts);
    trackingJob.register(strapi);
  },
  async bootstrap(strapi) {
    prepareEntries(strapi);
    trackingJob.start(strapi);
  },
  destroy: (strapi) => trackingJob.stop(strapi),
};
