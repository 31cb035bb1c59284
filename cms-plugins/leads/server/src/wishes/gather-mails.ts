import { randomUUID } from "node:crypto";
import { inTransaction, letOthersIn, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { mailSources } from "../mail/mail-sources.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";
import { alertMailTable, alertTable } from "./alert-tables.js";
import { hasFollowed } from "./follow-changes.js";

/** An import of several minutes is one change to its readers. A mail waits for its end, this long at most. */
const longestWaitMs = 15 * 60_000;
/** Wishes that are looked at together. */
const wishesAtOnce = 200;

const ids = z.array(z.object({ id: z.number() }));
const counted = z.number();
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

/** Puts what waits for a wish into one mail, in one transaction with its row in the outbox. How many. */
const mailOf = (strapi: Core.Strapi, subscription: number): Promise<number> =>
  inTransaction(strapi, async ({ trx }) => {
    // Whoever ends it meanwhile ends it before or after this, not between.
    const held: unknown = await table(strapi, trx, subscriptionTable)
      .where({ id: subscription, ...running })
      .update({ id: subscription });
    if (held !== 1) return 0;
    const key = randomUUID();
    const put = counted.parse(
      await table(strapi, trx, alertTable).where({ subscription, mail: null }).update({ mail: key }),
    );
    if (put === 0) return 0;
    await table(strapi, trx, alertMailTable).insert({ key, subscription });
    await enqueueMails(strapi, key, ["alert"]);
    return put;
  });

/**
 * Whether more may come of what was followed: an import is running, or changed something since. The order matters: an import that
 * ended before the first question is followed to its last change where the second says so.
 */
async function isUnderWay(strapi: Core.Strapi): Promise<boolean> {
  return (await mailSources(strapi).isImporting()) || !(await hasFollowed(strapi));
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

/** Answers whether all that was due has its mail. A round that put nothing into a mail is the last. */
export async function gatherMails(strapi: Core.Strapi, now: number, goOn: () => boolean): Promise<boolean> {
  if ((await isUnderWay(strapi)) && !(await waitsTooLong(strapi, now))) return true;
  for (let put = 1; put > 0;) {
    put = 0;
    for (const wish of await wishesDue(strapi, now)) {
      if (!goOn()) return false;
      put += await mailOf(strapi, wish);
      await letOthersIn();
    }
  }
  return true;
}
