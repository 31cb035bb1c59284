import { mailStates } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { outboxTable } from "./outbox-tables.js";

const rows = z.array(z.object({ lead: z.string(), state: z.enum(mailStates), problem: z.string().nullable() }));

/** SQLite binds at most 32,766 values a statement. */
const atOnce = 500;

/** The states of the mails of a kind, by their subject. */
export async function mailStatesOf(strapi: Core.Strapi, kind: string, subjects: readonly string[]) {
  const found: { subject: string; state: (typeof mailStates)[number]; problem: string }[] = [];
  for (let start = 0; start < subjects.length; start += atOnce) {
    const answer: unknown = await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, outboxTable)
        .where({ kind })
        .whereIn("lead", subjects.slice(start, start + atOnce))
        .select("lead", "state", "problem"),
    );
    for (const { lead, state, problem } of rows.parse(answer))
      found.push({ subject: lead, state, problem: problem ?? "" });
  }
  return found;
}
