import { backgroundJob, inTransaction, yieldToEventLoop, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { dropUnconfirmed } from "../subscriptions/drop-unconfirmed.js";
import { alertJob, alertMailTable, alertTable } from "../subscriptions/alert-tables.js";
import { followChanges, isCaughtUp } from "./follow-changes.js";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { mailSources } from "../mail/mail-sources.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";

/** An import of several minutes is one change to its readers. A mail waits for its end, this long at most. */
const longestWaitMs = 15 * 60_000;
/** Saved searches handled together. */
const batchSize = 200;

const ids = z.array(z.object({ id: z.number() }));
const counted = z.number();
const running = { paused_at: null, ended_at: null };

/** Saved searches with pending alerts that are due: immediately, or with the daily mail. */
async function dueSearches(strapi: Core.Strapi, now: number): Promise<number[]> {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, `${subscriptionTable} as subscription`)
      .join(`${alertTable} as alert`, "alert.subscription", "subscription.id")
      .whereNull("alert.mail")
      .whereNull("subscription.paused_at")
      .whereNull("subscription.ended_at")
      .whereNotNull("subscription.confirmed_at")
      .andWhere((due) => void due.where("subscription.frequency", "at-once").orWhere("alert.digest_at", "<=", now))
      .distinct({ id: "subscription.id" })
      .orderBy("id")
      .limit(batchSize),
  );
  return ids.parse(found).map(({ id }) => id);
}

/** Puts a saved search's pending alerts into one mail, in one transaction with its outbox row. Returns how many. */
const queueMail = (strapi: Core.Strapi, subscription: number): Promise<number> =>
  inTransaction(strapi, async ({ trx }) => {
    // Locks the row: a concurrent unsubscribe happens before or after this, not between.
    const locked: unknown = await table(strapi, trx, subscriptionTable)
      .where({ id: subscription, ...running })
      .update({ id: subscription });
    if (locked !== 1) return 0;
    const key = randomUUID();
    const moved = counted.parse(
      await table(strapi, trx, alertTable).where({ subscription, mail: null }).update({ mail: key }),
    );
    if (moved === 0) return 0;
    await table(strapi, trx, alertMailTable).insert({ key, subscription });
    await enqueueMails(strapi, key, ["alert"]);
    return moved;
  });

/**
 * Whether more changes may follow: an import is running, or something changed since. The order matters: for an import
 * that ends before the first check, the second ensures that its last change was followed.
 */
async function isImportPending(strapi: Core.Strapi): Promise<boolean> {
  return (await mailSources(strapi).isImporting()) || !(await isCaughtUp(strapi));
}

async function waitsTooLong(strapi: Core.Strapi, now: number): Promise<boolean> {
  const first: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, alertTable)
      .whereNull("mail")
      .where("found_at", "<", now - longestWaitMs)
      .first("id"),
  );
  return first !== undefined;
}

/** Returns whether all due alerts have their mail. Ends with a round that queues none. */
export async function queueAlertMails(
  strapi: Core.Strapi,
  now: number,
  shouldContinue: () => boolean,
): Promise<boolean> {
  if ((await isImportPending(strapi)) && !(await waitsTooLong(strapi, now))) return true;
  for (let moved = 1; moved > 0;) {
    moved = 0;
    for (const wish of await dueSearches(strapi, now)) {
      if (!shouldContinue()) return false;
      moved += await queueMail(strapi, wish);
      await yieldToEventLoop();
    }
  }
  return true;
}

/** Matches changes and queues their mails; `now` decides which daily mails are due. */
export const searchAlertsJob = backgroundJob({
  name: alertJob,
  // The longest delay until a new listing is matched; a round without changes reads one row.
  schedule: { everyMs: 5_000 },
  isEnabled: (strapi) => pluginSettings(strapi).mailJob,
  isPausable: true,
  failed: "search-alerts: matching changed listings failed",
  async round(strapi, { canContinue, now }) {
    await dropUnconfirmed(strapi, now);
    return (await followChanges(strapi, canContinue)) && (await queueAlertMails(strapi, now, canContinue));
  },
});
