import { leadStates, type LeadEvent } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { historyTable } from "./inbox-tables.js";

const timestamp = z.coerce.number().transform((at) => new Date(at).toISOString());
const state = z.enum(leadStates);

/** A row as the event it tells. */
const eventOf = z.discriminatedUnion("kind", [
  z
    .object({ kind: z.literal("note"), at: timestamp, by: z.string(), now: z.string() })
    .transform(({ now, ...rest }): LeadEvent => ({ ...rest, text: now })),
  z
    .object({ kind: z.literal("state"), at: timestamp, by: z.string(), was: state, now: state })
    .transform(({ was, now, ...rest }): LeadEvent => ({ ...rest, from: was, to: now })),
  z
    .object({ kind: z.literal("assignee"), at: timestamp, by: z.string(), was: z.string(), now: z.string() })
    .transform(({ was, now, ...rest }): LeadEvent => ({ ...rest, from: was, to: now })),
]);

interface Entry {
  lead: string;
  kind: "note" | "state" | "assignee";
  by: string;
  was: string;
  now: string;
  key?: string;
}

/** Adds what somebody did, in the transaction in which it is done. The same key again adds nothing. */
export async function addHistory(strapi: Core.Strapi, entry: Entry): Promise<void> {
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, historyTable)
      .insert({ ...entry, key: entry.key ?? null, at: Date.now() })
      .onConflict("key")
      .ignore();
  });
}

export const historyEvents = (strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> =>
  inTransaction(strapi, async ({ trx }) =>
    z.array(eventOf).parse(await table(strapi, trx, historyTable).where({ lead }).orderBy("id")),
  );
