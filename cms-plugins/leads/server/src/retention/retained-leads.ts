import { formKeys, leadStates, noticeDays, retentionMonths, retentionOf, type RetentionKind } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { mailedLeads, stoppedLeads } from "../subscriptions/mailed-leads.js";
import type { RetentionInput } from "./due-leads.js";

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

/** Leads whose time may have come, by their number after another; the rule says which it has. */
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
