import { formKeys, leadStates, noticeDays, retentionMonths, retentionOf, type RetentionKind } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import type { RetentionInput } from "./due-leads.js";
import { inTransaction, table } from "@gevel/core";
import { subscriptionRows } from "../subscriptions/subscription-row.js";
import { isActive } from "../subscriptions/subscriptions-of.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";

/** For each of these leads with subscriptions: `still` if one is active, else when the last one ended. */
async function mailedLeads(strapi: Core.Strapi, leads: readonly string[]): Promise<Map<string, "still" | Date>> {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, subscriptionTable).whereIn("lead", [...leads]),
  );
  const mailed = new Map<string, "still" | Date>();
  for (const row of subscriptionRows.parse(found)) {
    const known = mailed.get(row.lead);
    if (isActive(row)) mailed.set(row.lead, "still");
    else if (row.ended_at !== null && known !== "still" && (known === undefined || known.getTime() < row.ended_at))
      mailed.set(row.lead, new Date(row.ended_at));
  }
  return mailed;
}

const named = z.array(z.object({ document_id: z.string() }));

interface Stopped {
  forms: readonly string[];
  /** By their number. */
  after: number;
  atMost: number;
}

/** Leads of these forms whose subscriptions have all ended. */
const stoppedLeads = (strapi: Core.Strapi, { forms, after, atMost }: Stopped): Promise<string[]> =>
  inTransaction(strapi, async ({ trx }) => {
    const { tableName } = strapi.db.metadata.get(leadUid);
    const subscribed = () => table(strapi, trx, subscriptionTable).select("lead");
    const found: unknown = await table(strapi, trx, tableName)
      .whereIn("form", [...forms])
      .where("id", ">", after)
      .whereIn("document_id", subscribed().whereNotNull("ended_at"))
      .whereNotIn("document_id", subscribed().whereNotNull("confirmed_at").whereNull("ended_at"))
      .orderBy("id")
      .limit(atMost)
      .select("document_id");
    return named.parse(found).map(({ document_id: lead }) => lead);
  });

const dateTime = z.coerce.date();

const row = z.object({
  id: z.number().int(),
  documentId: z.string(),
  createdAt: dateTime,
  form: z.string(),
  state: z.enum(leadStates).catch("new"),
  assigneeId: z.number().int().nullable(),
  personKey: z.string().nullable(),
  lastContactAt: dateTime.nullable(),
  doneAt: dateTime.nullable(),
});
const rows = z.array(row);
const fields = Object.keys(row.shape);

export interface RetainedLead extends RetentionInput {
  id: number;
  documentId: string;
}

const contacts = z.array(z.object({ personKey: z.string(), lastContactAt: dateTime.nullable() }));

/** When there was contact last with each of these people, about whatever. */
async function contactOf(strapi: Core.Strapi, people: readonly string[]): Promise<Map<string, Date>> {
  const found: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { personKey: { $in: [...people] } }, select: ["personKey", "lastContactAt"] });
  const last = new Map<string, Date>();
  for (const { personKey, lastContactAt } of contacts.parse(found)) {
    const known = last.get(personKey);
    if (lastContactAt && (known === undefined || lastContactAt > known)) last.set(personKey, lastContactAt);
  }
  return last;
}

async function withContact(strapi: Core.Strapi, found: unknown): Promise<RetainedLead[]> {
  const leads = rows.parse(found);
  const people = [...new Set(leads.flatMap(({ personKey }) => personKey || []))];
  const last = people.length > 0 ? await contactOf(strapi, people) : new Map<string, Date>();
  const mailed = await mailedLeads(
    strapi,
    leads.map(({ documentId }) => documentId),
  );
  return leads.map(({ createdAt, personKey, lastContactAt, ...lead }) => {
    const own = lastContactAt ?? createdAt;
    const personContact = personKey ? last.get(personKey) : undefined;
    return {
      ...lead,
      lastContactAt: personContact && personContact > own ? personContact : own,
      mailed: mailed.get(lead.documentId) ?? null,
    };
  });
}

export const readRetainedLeads = async (strapi: Core.Strapi, documentIds: readonly string[]): Promise<RetainedLead[]> =>
  withContact(
    strapi,
    await strapi.db.query(leadUid).findMany({ where: { documentId: { $in: [...documentIds] } }, select: fields }),
  );

const day = 86_400_000;
/** No month is shorter than this on the average of a year, so that none is passed over. */
const shortMonth = 30 * day;

const olderThan = (kind: RetentionKind, now: number) =>
  new Date(now + noticeDays.open * day - retentionMonths[kind] * shortMonth).toISOString();

const formsOf = (kind: RetentionKind | null) => formKeys.filter((form) => retentionOf(form) === kind);

/** Leads whose period may have ended, by id after another id; the exact rule decides. */
export async function findExpiringLeads(
  strapi: Core.Strapi,
  { after, atMost, now }: { after: number; atMost: number; now: number },
): Promise<RetainedLead[]> {
  const kinds: readonly RetentionKind[] = ["questions", "visits", "valuations", "applications"];
  const subscriptionForms = formsOf(null);
  const stopped = await stoppedLeads(strapi, { forms: subscriptionForms, after, atMost });
  const found: unknown = await strapi.db.query(leadUid).findMany({
    where: {
      id: { $gt: after },
      $or: [
        ...kinds.map((kind) => ({ form: { $in: formsOf(kind) }, lastContactAt: { $lte: olderThan(kind, now) } })),
        { form: { $notIn: [...formKeys] }, lastContactAt: { $lte: olderThan("questions", now) } },
        { form: { $in: subscriptionForms }, lastContactAt: { $lte: olderThan("questions", now) } },
        { documentId: { $in: stopped } },
      ],
    },
    select: fields,
    orderBy: { id: "asc" },
    limit: atMost,
  });
  return withContact(strapi, found);
}
