import { randomUUID } from "node:crypto";
import { inTransaction, letOthersIn, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";
import { alertMailTable, alertTable } from "./alert-tables.js";

/** Homes a mail: what mail programs show without cutting it off. More are told in the mails that follow. */
export const homesInMail = 50;
/** Wishes that are looked at together. */
const wishesAtOnce = 200;

const ids = z.array(z.object({ id: z.number() }));
const running = { paused_at: null, ended_at: null };

/** Wishes that something waits for whose time has come: at once, or that of the day's mail. */
async function wishesDue(strapi: Core.Strapi, now: number): Promise<number[]> {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, `${subscriptionTable} as wish`)
      .join(`${alertTable} as alert`, "alert.subscription", "wish.id")
      .whereNull("alert.mail")
      .whereNull("wish.paused_at")
      .whereNull("wish.ended_at")
      .whereNotNull("wish.confirmed_at")
      .andWhere((due) => void due.where("wish.frequency", "at-once").orWhere("alert.digest_at", "<=", now))
      .distinct({ id: "wish.id" })
      .orderBy("id")
      .limit(wishesAtOnce),
  );
  return ids.parse(found).map(({ id }) => id);
}

/** Puts what waits for a wish into mails, in one transaction with their rows in the outbox: each home is in one of them. How many. */
const mailsOf = (strapi: Core.Strapi, subscription: number): Promise<number> =>
  inTransaction(strapi, async ({ trx }) => {
    // Whoever ends it meanwhile ends it before or after this, not between.
    const held: unknown = await table(strapi, trx, subscriptionTable)
      .where({ id: subscription, ...running })
      .update({ id: subscription });
    if (held !== 1) return 0;
    const waiting: unknown = await table(strapi, trx, alertTable)
      .where({ subscription, mail: null })
      .orderBy("id")
      .select("id");
    const all = ids.parse(waiting).map(({ id }) => id);
    for (let start = 0; start < all.length; start += homesInMail) {
      const key = randomUUID();
      await table(strapi, trx, alertMailTable).insert({ key, subscription });
      await table(strapi, trx, alertTable)
        .whereIn("id", all.slice(start, start + homesInMail))
        .update({ mail: key });
      await enqueueMails(strapi, key, ["alert"]);
    }
    return all.length;
  });

/** Answers whether all that was due has its mail. A round that put nothing into a mail is the last. */
export async function gatherMails(strapi: Core.Strapi, now: number, goOn: () => boolean): Promise<boolean> {
  for (let put = 1; put > 0;) {
    put = 0;
    for (const wish of await wishesDue(strapi, now)) {
      if (!goOn()) return false;
      put += await mailsOf(strapi, wish);
      await letOthersIn();
    }
  }
  return true;
}
