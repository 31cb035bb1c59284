import { leadStates, type Inbox, type InboxFilterOptions, type InboxFilter, type LeadState } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { planTable } from "../retention/retention-tables.js";
import { fillListingDetails } from "./fill-listing-details.js";
import { inboxLeads } from "./inbox-leads.js";
import { inboxWhere } from "./inbox-where.js";
import { leadRowFields, leadRows } from "./lead-row.js";
import { activeStaff } from "./staff-member.js";

/** What one look may spend on homes that have no name yet. */
const namingMs = 1_000;

/** Newest first; of two of the same moment the one that was stored later. */
export const newestFirst = [{ createdAt: "desc" }, { id: "desc" }];

const plannedCount = z.object({ count: z.coerce.number().int(), first: z.coerce.number().nullable() });

async function toErase(strapi: Core.Strapi): Promise<Inbox["toErase"]> {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, planTable).count({ count: "*" }).min({ first: "erase_at" }).first(),
  );
  const { count, first } = plannedCount.parse(found);
  return { count, first: first === null || count === 0 ? null : new Date(first).toISOString() };
}

type InboxQuery = InboxFilter & { page: number; pageSize: number };

/** FORM-11: the leads of a filter, newest first. */
export async function readInbox(
  strapi: Core.Strapi,
  { page, pageSize, ...filter }: InboxQuery,
  me: number,
): Promise<Inbox> {
  await fillListingDetails(strapi, Date.now() + namingMs);
  const leads = strapi.db.query(leadUid);
  const { state: selected, ...others } = filter;
  const found: unknown = await leads.findMany({
    where: inboxWhere(filter, me),
    select: leadRowFields,
    orderBy: newestFirst,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const count = async (state: LeadState): Promise<[LeadState, number]> => [
    state,
    await leads.count({ where: inboxWhere({ ...others, state }, me) }),
  ];
  const counts = new Map(await Promise.all(leadStates.map(count)));
  const countOf = (state: LeadState) => counts.get(state) ?? 0;
  const total = leadStates
    .filter((state) => selected === undefined || state === selected)
    .reduce((sum, state) => sum + countOf(state), 0);
  return {
    leads: await inboxLeads(strapi, leadRows.parse(found)),
    counts: { new: countOf("new"), "in-progress": countOf("in-progress"), done: countOf("done") },
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    toErase: await toErase(strapi),
  };
}

/** What there is to choose, each once. */
async function distinct(strapi: Core.Strapi, column: "form" | "office" | "agent"): Promise<string[]> {
  const { tableName } = strapi.db.metadata.get(leadUid);
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, tableName).distinct({ value: column }).whereNotNull(column).whereNot(column, ""),
  );
  return z
    .array(z.object({ value: z.string() }))
    .parse(found)
    .map(({ value }) => value)
    .toSorted((a, b) => a.localeCompare(b));
}

export async function readInboxChoices(strapi: Core.Strapi): Promise<InboxFilterOptions> {
  return {
    forms: await distinct(strapi, "form"),
    offices: await distinct(strapi, "office"),
    agents: await distinct(strapi, "agent"),
    staff: await activeStaff(strapi),
  };
}
