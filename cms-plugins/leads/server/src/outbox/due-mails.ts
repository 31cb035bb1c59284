import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { outboxRows, type OutboxRow } from "./outbox-row.js";
import { outboxTable } from "./outbox-tables.js";

/** Longer than the timeout of a delivery: after that its process is gone, and another may take the mail. */
export const claimMs = 90_000;

/** The mails that are due, oldest first. */
export const dueMails = (strapi: Core.Strapi, now: number, atMost: number): Promise<OutboxRow[]> =>
  inTransaction(strapi, async ({ trx }) =>
    outboxRows.parse(
      await table(strapi, trx, outboxTable)
        .where({ state: "waiting" })
        .andWhere("next_at", "<=", now)
        .orderBy([{ column: "next_at" }, { column: "id" }])
        .limit(atMost),
    ),
  );

const nextSchema = z.object({ at: z.coerce.number().nullable() });

/** When the next mail is due; null where none waits. */
export async function nextDue(strapi: Core.Strapi): Promise<number | null> {
  const first: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, outboxTable).where({ state: "waiting" }).orderBy("next_at").first({ at: "next_at" }),
  );
  return first === undefined ? null : nextSchema.parse(first).at;
}

/**
 * Claims a mail until `claimMs` from now. False if another process did first: the lease holder may have been presumed
 * dead, and no two may send the same mail.
 */
export const claimMail = (strapi: Core.Strapi, { id, tries }: OutboxRow, now: number): Promise<boolean> =>
  inTransaction(strapi, async ({ trx }) => {
    const taken: unknown = await table(strapi, trx, outboxTable)
      .where({ id, tries, state: "waiting" })
      .update({ tries: tries + 1, next_at: now + claimMs });
    return taken === 1;
  });

type Change = Partial<Omit<OutboxRow, "id" | "lead" | "kind" | "part" | "message_id" | "created_at">>;

export const updateMail = (strapi: Core.Strapi, id: number, change: Change): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, outboxTable).where({ id }).update(change);
  });

export const dropMail = (strapi: Core.Strapi, id: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, outboxTable).where({ id }).delete();
  });
