import type { Whose } from "@gevel/config";
import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { alertMailTable } from "../wishes/alert-tables.js";
import { pluginSubjectsOf } from "../mail/plugin-mails.js";
import { subscriptionsOf } from "./subscriptions-of.js";

const keys = z.array(z.object({ key: z.string() }));

/**
 * What a person's mails are named by in the outbox: their leads, what they are mailed of, and each mail of homes that match a wish
 * of theirs, and what other plugins mail them about.
 */
export async function mailKeysOf(strapi: Core.Strapi, whose: Whose): Promise<string[]> {
  const subscriptions = await subscriptionsOf(strapi, whose);
  const mails: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, alertMailTable)
      .whereIn(
        "subscription",
        subscriptions.map(({ id }) => id),
      )
      .select("key"),
  );
  const others = await pluginSubjectsOf(strapi, whose);
  return [...whose.leads, ...[...subscriptions, ...keys.parse(mails)].map(({ key }) => key), ...others];
}
