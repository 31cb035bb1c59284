import { belgianDay, type FormKey, type Interest, type InterestDay } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { fetchesTable, linksTable } from "../documents/document-tables.js";
import { leadUid } from "../lead/lead-schema.js";
import { alertTable } from "../subscriptions/alert-tables.js";

/** Forms about a listing, by what asking them is to its owner. */
const interestOf: Partial<Record<FormKey, Interest>> = {
  "ask-info": "information",
  "contact-appointment": "visit",
  "document-request": "documents",
  "send-to-friend": "friend",
};

const date = z.coerce.date();
const leads = z.array(z.object({ listingId: z.number(), form: z.string(), sentAt: date.nullable(), createdAt: date }));
const fetches = z.array(z.object({ listing: z.number(), at: z.coerce.number() }));
const alerts = z.array(z.object({ listing: z.number(), hour: z.coerce.number(), times: z.coerce.number() }));

const hourMs = 3_600_000;

interface Activity {
  home: number;
  at: Date;
  what: Interest;
  times: number;
}

async function enquiriesOf(strapi: Core.Strapi, listings: readonly number[]): Promise<Activity[]> {
  const found: unknown = await strapi.db.query(leadUid).findMany({
    where: { listingId: { $in: [...listings] }, form: { $in: Object.keys(interestOf) } },
    select: ["listingId", "form", "sentAt", "createdAt"],
  });
  const known = new Map<string, Interest>(Object.entries(interestOf));
  return leads.parse(found).flatMap(({ listingId, form, sentAt, createdAt }) => {
    const what = known.get(form);
    return what ? [{ home: listingId, at: sentAt ?? createdAt, what, times: 1 }] : [];
  });
}

/** A listing may be mailed to thousands: the database counts by hour, and the hours are grouped into Belgian days here. */
async function sentOf(strapi: Core.Strapi, listings: readonly number[]): Promise<Activity[]> {
  return inTransaction(strapi, async ({ trx }) => {
    const hour = trx.raw(`?? / ${hourMs}`, ["found_at"]);
    const mailed: unknown = await table(strapi, trx, alertTable)
      .where({ kind: "property" })
      .whereIn("item", [...listings])
      .whereNotNull("mail")
      .groupBy("item", hour)
      .select({ listing: "item", hour })
      .count({ times: "*" });
    const fetched: unknown = await table(strapi, trx, `${fetchesTable} as fetched`)
      .join(`${linksTable} as link`, "link.id", "fetched.link")
      .whereIn("link.listing", [...listings])
      .select("link.listing", "fetched.at");
    return [
      ...alerts.parse(mailed).map(({ listing, hour: begin, times }) => ({
        ...{ home: listing, at: new Date(begin * hourMs), what: "alert" as const, times },
      })),
      ...fetches.parse(fetched).map(({ listing, at }) => ({
        ...{ home: listing, at: new Date(at), what: "fetched" as const, times: 1 },
      })),
    ];
  });
}

/** OWNER-2: counts of visitors' actions and sent alerts and documents per listing, by Belgian day, without names. */
export async function readActivity(strapi: Core.Strapi, listings: readonly number[]): Promise<InterestDay[]> {
  if (listings.length === 0) return [];
  const days = new Map<string, InterestDay>();
  for (const { home, at, what, times } of [
    ...(await enquiriesOf(strapi, listings)),
    ...(await sentOf(strapi, listings)),
  ]) {
    const day = belgianDay(at);
    const key = `${home} ${day} ${what}`;
    days.set(key, { home, day, what, times: times + (days.get(key)?.times ?? 0) });
  }
  return [...days.values()];
}
