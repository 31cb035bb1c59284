import type { DataSubject } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { alertMailTable } from "./alert-tables.js";
import { pluginSubjectsOf } from "../mail/plugin-mail-kinds.js";
import { subscriptionsOf } from "./subscriptions-of.js";

const keys = z.array(z.object({ key: z.string() }));

/**
 * The outbox keys of a person's mails: their leads, subscriptions and alert mails, and the subjects of other plugins'
 * mails.
 */
export async function mailKeysOf(strapi: Core.Strapi, dataSubject: DataSubject): Promise<string[]> {
  const subscriptions = await subscriptionsOf(strapi, dataSubject);
  const mails: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, alertMailTable)
      .whereIn(
        "subscription",
        subscriptions.map(({ id }) => id),
      )
      .select("key"),
  );
  const others = await pluginSubjectsOf(strapi, dataSubject);
  return [...dataSubject.leads, ...[...subscriptions, ...keys.parse(mails)].map(({ key }) => key), ...others];
}
