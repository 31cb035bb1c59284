import type { Language } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { PersonPlace } from "../person/person-place.js";
import { placeWords, recordWords } from "../person/place-words.js";
import { saidMoment } from "../person/said-moment.js";
import { alertMailTable, alertTable } from "../wishes/alert-tables.js";
import { dropSubscriptions } from "./drop-subscriptions.js";
import { factsOfWish } from "./facts-of-wish.js";
import { subscriptionName } from "./subscription-name.js";
import type { SubscriptionRow } from "./subscription-row.js";
import { subscriptionTable } from "./subscription-table.js";
import { subscriptionsOf } from "./subscriptions-of.js";

const counted = z.object({ count: z.coerce.number() });

const itemsTold = (strapi: Core.Strapi, subscription: number): Promise<number> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, alertTable)
      .where({ subscription })
      .whereNotNull("mail")
      .count({ count: "*" })
      .first();
    return counted.parse(found).count;
  });

async function factsOf(strapi: Core.Strapi, row: SubscriptionRow, language: Language) {
  const at = (moment: number | null) => (moment === null ? "" : saidMoment(moment, language));
  const told = row.wish ? await itemsTold(strapi, row.id) : 0;
  const also = [
    [recordWords.email, row.email],
    [recordWords.confirmed, at(row.confirmed_at)],
    [recordWords.textVersion, row.text_version ?? ""],
    [recordWords.renewed, at(row.renewed_at)],
    [recordWords.askedAgain, at(row.asked_again_at)],
    [recordWords.paused, at(row.paused_at)],
    [recordWords.ended, at(row.ended_at)],
    [recordWords.told, told === 0 ? "" : String(told)],
  ] as const;
  return [
    ...(await factsOfWish(strapi, row, language)),
    ...also.flatMap(([label, value]) => (value === "" ? [] : [{ label: label[language], value }])),
  ];
}

/** FORM-12: what somebody asked to be mailed of, by their address or with their leads, and which homes that told. */
export const subscriptionsPlace: PersonPlace = {
  key: "subscriptions",
  name: placeWords.subscriptions,
  tables: [subscriptionTable, alertTable, alertMailTable],
  async find(strapi, whose, language) {
    const rows = await subscriptionsOf(strapi, whose);
    return Promise.all(
      rows.map(async (row) => ({
        at: new Date(row.asked_at).toISOString(),
        title: subscriptionName(row.kind, language),
        facts: await factsOf(strapi, row, language),
      })),
    );
  },
  erase: (strapi, whose) =>
    inTransaction(strapi, async ({ trx }) => {
      const ids = (await subscriptionsOf(strapi, whose)).map(({ id }) => id);
      await dropSubscriptions(strapi, trx, ids);
      return { erased: ids.length };
    }),
};
