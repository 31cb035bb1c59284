import {
  subscriptionEndedSchema,
  subscriptionEndSchema,
  subscriptionListSchema,
  subscriptionSearchSchema,
  personKey,
  type SubscriptionList,
} from "@gevel/config";
import {
  endpoint,
  parseInput,
  type HttpContext,
  inTransaction,
  table,
  staffLanguage,
  type Connection,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { subscriptionTable } from "../subscription-table.js";
import { z } from "zod";
import { leadUid } from "../../lead/lead-schema.js";
import { outboxTable } from "../../outbox/outbox-tables.js";
import { alertMailTable } from "../alert-tables.js";
import { savedSearchFacts } from "../saved-search-facts.js";
import { stateOf, subscriptionRows, type SubscriptionRow } from "../subscription-row.js";

type SubscriptionQuery = z.infer<typeof subscriptionSearchSchema>;

/** The rules of `stateOf` as database conditions. */
const whereState = {
  asked: { ended_at: null, confirmed_at: null },
  running: { ended_at: null, paused_at: null },
  paused: { ended_at: null },
  ended: {},
} as const;
const whereSet = { asked: [], running: ["confirmed_at"], paused: ["confirmed_at", "paused_at"], ended: ["ended_at"] };

function chosen(strapi: Core.Strapi, trx: Connection, { search, isWhole, state }: SubscriptionQuery) {
  const rows = table(strapi, trx, subscriptionTable);
  const typed = personKey(search);
  if (isWhole) void rows.where({ email: typed });
  else if (typed !== "") {
    const position = strapi.db.dialect.client === "postgres" ? "strpos" : "instr";
    void rows.whereRaw(`${position}(email, ?) > 0`, [typed]);
  }
  if (state === undefined) return rows;
  void rows.where(whereState[state]);
  for (const column of whereSet[state]) void rows.whereNotNull(column);
  return rows;
}

const counted = z.object({ count: z.coerce.number().int() });
const lastMails = z.array(z.object({ subscription: z.number(), at: z.coerce.number() }));
const named = z.array(z.object({ documentId: z.string(), name: z.string().nullable() }));

/** When each of these last got an alert mail. */
async function lastAlerts(strapi: Core.Strapi, trx: Connection, ids: readonly number[]): Promise<Map<number, number>> {
  const found: unknown = await table(strapi, trx, `${alertMailTable} as mail`)
    .join(`${outboxTable} as sent`, "sent.lead", "mail.key")
    .whereIn("mail.subscription", [...ids])
    .whereNotNull("sent.sent_at")
    .groupBy("mail.subscription")
    .select({ subscription: "mail.subscription" })
    .max({ at: "sent.sent_at" });
  return new Map(lastMails.parse(found).map(({ subscription, at }) => [subscription, at]));
}

async function namesOf(strapi: Core.Strapi, rows: readonly SubscriptionRow[]): Promise<Map<string, string>> {
  const leads = [...new Set(rows.map(({ lead }) => lead))];
  const found: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { documentId: { $in: leads } }, select: ["documentId", "name"] });
  return new Map(named.parse(found).map(({ documentId, name }) => [documentId, name ?? ""]));
}

const toIso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

/** FORM-9, FORM-12: who is mailed of what, newest first. */
async function readSubscriptionList(strapi: Core.Strapi, asked: SubscriptionQuery): Promise<SubscriptionList> {
  const { page, pageSize } = asked;
  const { rows, total, last } = await inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await chosen(strapi, trx, asked)
      .orderBy("id", "desc")
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const count: unknown = await chosen(strapi, trx, asked).count({ count: "*" }).first();
    const read = subscriptionRows.parse(found);
    const ids = read.map(({ id }) => id);
    return { rows: read, total: counted.parse(count).count, last: await lastAlerts(strapi, trx, ids) };
  });
  const names = await namesOf(strapi, rows);
  const language = staffLanguage(strapi) ?? "en";
  const subscriptions = [];
  for (const row of rows)
    subscriptions.push({
      ...{ one: row.key, kind: row.kind, state: stateOf(row), email: row.email, language: row.language },
      name: names.get(row.lead) ?? "",
      lead: names.has(row.lead) ? row.lead : "",
      frequency: row.frequency,
      facts: await savedSearchFacts(strapi, row, language),
      askedAt: new Date(row.asked_at).toISOString(),
      ...{ confirmedAt: toIso(row.confirmed_at), renewedAt: toIso(row.renewed_at) },
      ...{ askedAgainAt: toIso(row.asked_again_at), endedAt: toIso(row.ended_at), endedBy: row.ended_by },
      lastAlertAt: toIso(last.get(row.id)),
    });
  return { subscriptions, pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } };
}

/**
 * FORM-12: staff end a subscription on a person's request. Returns false if it had already ended, from a second tab or
 * by the subscriber.
 */
const endOnRequest = (strapi: Core.Strapi, one: string, now: number): Promise<boolean> =>
  inTransaction(strapi, async ({ trx }) => {
    const ended: unknown = await table(strapi, trx, subscriptionTable)
      .where({ key: one, ended_at: null })
      .update({ ended_at: now, ended_by: "staff" });
    return ended === 1;
  });

/** Subscriptions for staff; its routes check permissions. */
export const staffSubscriptionsController = ({ strapi }: { strapi: Core.Strapi }) => ({
  search: endpoint(strapi, subscriptionListSchema, async (ctx: HttpContext) =>
    readSubscriptionList(strapi, parseInput(subscriptionSearchSchema, ctx.request.body)),
  ),
  end: endpoint(strapi, subscriptionEndedSchema, async (ctx: HttpContext) => ({
    ended: await endOnRequest(strapi, parseInput(subscriptionEndSchema, ctx.request.body).one, Date.now()),
  })),
});
