import { renewalExpiresAt, renewal } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { outboxTable } from "../../outbox/outbox-tables.js";
import { subscriptionTable } from "../subscription-table.js";

const batchSize = 200;
const day = 86_400_000;

const renewals = z.array(
  z.object({ id: z.number(), overdue: z.coerce.number(), part: z.string(), sent: z.coerce.number() }),
);

/**
 * FORM-12: ends subscriptions whose renewal mail was not answered; their data is then erased as after an unsubscribe.
 * The days count from when the mail was sent: an undelivered one ends nothing and is listed for staff among the mails
 * given up.
 */
export async function endUnanswered(
  strapi: Core.Strapi,
  now: number,
  shouldContinue: () => Promise<boolean>,
): Promise<void> {
  let after = 0;
  while (await shouldContinue()) {
    const step = await inTransaction(strapi, async ({ trx }) => {
      const found: unknown = await table(strapi, trx, `${subscriptionTable} as subscription`)
        .join(`${outboxTable} as mail`, "mail.lead", "subscription.key")
        .where({ "mail.kind": "renewal", "mail.state": "sent" })
        .where("mail.sent_at", "<=", now - renewal.answerDays * day)
        .whereNotNull("subscription.asked_again_at")
        .whereNull("subscription.ended_at")
        .where("subscription.id", ">", after)
        .orderBy("subscription.id")
        .limit(batchSize)
        .select({
          id: "subscription.id",
          overdue: "subscription.asked_again_at",
          part: "mail.part",
          sent: "mail.sent_at",
        });
      const overdue = renewals.parse(found);
      for (const { id, overdue: since, part, sent } of overdue) {
        // A question of years ago was answered.
        if (part !== String(since) || renewalExpiresAt(new Date(sent)).getTime() > now) continue;
        await table(strapi, trx, subscriptionTable)
          .where({ id, asked_again_at: since, ended_at: null })
          .update({ ended_at: now, ended_by: "silence" });
      }
      return overdue;
    });
    const last = step.at(-1);
    if (!last) return;
    after = last.id;
  }
}
