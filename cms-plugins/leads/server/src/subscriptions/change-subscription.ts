import { optInVersion, personKey, type SubscriptionChange } from "@gevel/config";
import { currentRevision } from "@gevel/change-log";
import { inTransaction, table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { dropSubscriptions } from "./drop-subscriptions.js";
import { isAskedAgain, readSubscriptions, stateOf, type SubscriptionRow } from "./subscription-row.js";
import { subscriptionTable } from "./subscription-table.js";

type Change = SubscriptionChange["change"];

const update = (strapi: Core.Strapi, trx: Connection, ids: readonly number[], values: object) =>
  table(strapi, trx, subscriptionTable)
    .whereIn("id", [...ids])
    .update(values);

const idsOf = (rows: readonly SubscriptionRow[]) => rows.map(({ id }) => id);

/** The address is the visitor's: from now on they are mailed. The second tab, or the second press, changes nothing. */
async function confirm(strapi: Core.Strapi, trx: Connection, rows: readonly SubscriptionRow[], now: number) {
  const unconfirmed = rows.filter((row) => stateOf(row) === "asked");
  if (unconfirmed.length === 0) return;
  const { value: since } = await currentRevision(strapi);
  await update(strapi, trx, idsOf(unconfirmed), { confirmed_at: now, text_version: optInVersion, since });
  // Confirming a kind again ends the earlier one, except for alerts.
  for (const { kind, email, lead } of unconfirmed.filter((row) => row.kind !== "alerts"))
    await table(strapi, trx, subscriptionTable)
      .where({ kind, email })
      .whereNot({ lead })
      .whereNotNull("confirmed_at")
      .whereNull("ended_at")
      .update({ ended_at: now });
}

/** Listings new during the pause are not mailed afterwards. */
async function resume(strapi: Core.Strapi, trx: Connection, rows: readonly SubscriptionRow[]) {
  const paused = rows.filter((row) => stateOf(row) === "paused");
  const { value: since } = await currentRevision(strapi);
  await update(strapi, trx, idsOf(paused), { paused_at: null, since });
}

/** FORM-12: renews the subscription. Only while the question is open, so that a second press does not restart the period. */
const renew = (strapi: Core.Strapi, trx: Connection, rows: readonly SubscriptionRow[], now: number) =>
  update(strapi, trx, idsOf(rows.filter(isAskedAgain)), { renewed_at: now, asked_again_at: null });

/** Applies a visitor's change. Subscriptions to which it does not apply, such as pausing an ended one, stay as they are. */
export async function changeSubscriptions(
  strapi: Core.Strapi,
  trx: Connection,
  rows: readonly SubscriptionRow[],
  { change, now }: { change: Change; now: number },
): Promise<void> {
  const inState = (...states: readonly string[]) => rows.filter((row) => states.includes(stateOf(row)));
  if (typeof change === "object") {
    const withFrequency = rows.filter((row) => row.frequency !== null);
    await update(strapi, trx, idsOf(withFrequency), { frequency: change.frequency });
  } else if (change === "confirm") await confirm(strapi, trx, rows, now);
  else if (change === "resume") await resume(strapi, trx, rows);
  else if (change === "pause") await update(strapi, trx, idsOf(inState("running")), { paused_at: now });
  else if (change === "end") await update(strapi, trx, idsOf(inState("asked", "running", "paused")), { ended_at: now });
  else if (change === "renew") await renew(strapi, trx, rows, now);
  else await dropSubscriptions(strapi, trx, idsOf(rows));
}

/** Everything that an address is mailed of ends. */
export const endOfAddress = (strapi: Core.Strapi, email: string, now: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    const rows = await readSubscriptions(strapi, trx, { email: personKey(email) });
    await changeSubscriptions(strapi, trx, rows, { change: "end", now });
  });
