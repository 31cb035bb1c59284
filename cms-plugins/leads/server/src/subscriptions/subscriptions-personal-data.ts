import type { Language } from "@gevel/config";
import { inTransaction, table, type PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { inAllLanguages, messagesIn } from "../messages/messages.js";
import { formatDateTime } from "../privacy/format-date-time.js";
import { alertMailTable, alertTable } from "./alert-tables.js";
import { dropSubscriptions } from "./drop-subscriptions.js";
import { savedSearchFacts } from "./saved-search-facts.js";
import { subscriptionName } from "./subscription-name.js";
import type { SubscriptionRow } from "./subscription-row.js";
import { subscriptionTable } from "./subscription-table.js";
import { subscriptionsOf } from "./subscriptions-of.js";

const counted = z.object({ count: z.coerce.number() });

const countAlertedListings = (strapi: Core.Strapi, subscription: number): Promise<number> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, alertTable)
      .where({ subscription })
      .whereNotNull("mail")
      .count({ count: "*" })
      .first();
    return counted.parse(found).count;
  });

async function factsOf(strapi: Core.Strapi, row: SubscriptionRow, language: Language) {
  const at = (time: number | null) => (time === null ? "" : formatDateTime(time, language));
  const alertedListings = row.wish ? await countAlertedListings(strapi, row.id) : 0;
  const also = [
    ["privacy.label.email", row.email],
    ["privacy.label.confirmed", at(row.confirmed_at)],
    ["privacy.label.textVersion", row.text_version ?? ""],
    ["privacy.label.renewed", at(row.renewed_at)],
    ["privacy.label.renewalSent", at(row.asked_again_at)],
    ["privacy.label.paused", at(row.paused_at)],
    ["privacy.label.ended", at(row.ended_at)],
    ["privacy.label.alertedListings", alertedListings === 0 ? "" : String(alertedListings)],
  ] as const;
  return [
    ...(await savedSearchFacts(strapi, row, language)),
    ...also.flatMap(([label, value]) => (value === "" ? [] : [{ label: messagesIn(language)(label), value }])),
  ];
}

/** FORM-12: a person's subscriptions, by address or by their leads, and the listings mailed to them. */
export const subscriptionsPersonalData: PersonalDataProvider = {
  key: "subscriptions",
  name: inAllLanguages("privacy.provider.subscriptions"),
  tables: [subscriptionTable, alertTable, alertMailTable],
  async find(strapi, dataSubject, language) {
    const rows = await subscriptionsOf(strapi, dataSubject);
    return Promise.all(
      rows.map(async (row) => ({
        at: new Date(row.asked_at).toISOString(),
        title: subscriptionName(row.kind, language),
        facts: await factsOf(strapi, row, language),
      })),
    );
  },
  erase: (strapi, dataSubject) =>
    inTransaction(strapi, async ({ trx }) => {
      const ids = (await subscriptionsOf(strapi, dataSubject)).map(({ id }) => id);
      await dropSubscriptions(strapi, trx, ids);
      return { erased: ids.length };
    }),
};
