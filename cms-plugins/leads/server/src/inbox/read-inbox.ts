import {
  leadStates,
  type Inbox,
  type InboxFilterOptions,
  type InboxFilter,
  type LeadState,
  isAppError,
  type Language,
  type MailListing,
} from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { planTable } from "../privacy/retention-tables.js";
import { inboxLeads } from "./inbox-leads.js";
import { inboxWhere } from "./inbox-where.js";
import { leadRowFields, leadRows } from "./lead-row.js";
import { activeStaff } from "../lead/staff-member.js";
import { mailSources } from "../mail/mail-sources.js";

const atOnce = 50;
const longest = 255;

const about = z.array(z.object({ listingId: z.number().int() }));

/** The office's language; null while the site has none. */
async function officeLanguage(strapi: Core.Strapi): Promise<Language | null> {
  try {
    return (await mailSources(strapi).agency("nl")).config.languageDefault;
  } catch (cause) {
    if (isAppError(cause)) return null;
    throw cause;
  }
}

const detailsOf = (home: MailListing | null) => {
  const details = {
    homeTitle: [home?.title, home?.place].filter(Boolean).join(", "),
    agent: home?.agent.name || home?.agent.email || "",
    office: home?.office ?? "",
  };
  return Object.fromEntries(Object.entries(details).map(([key, text]) => [key, text.slice(0, longest)]));
};

/**
 * Stores the title of a lead's listing and its agent and office with the lead: lists filter by them, and the listing
 * may be gone one day. Not done when a lead is stored, which must not wait, but when the inbox is read. An unknown
 * listing leaves empty strings. `until` bounds the work; the next read continues.
 */
export async function fillListingDetails(strapi: Core.Strapi, until: number): Promise<void> {
  try {
    await fillPending(strapi, until);
  } catch (cause) {
    // Staff can read the leads without these details.
    strapi.log.warn(
      `leads: filling in listing details failed, retrying when the inbox is read: ${String(cause).slice(-300)}`,
    );
  }
}

async function fillPending(strapi: Core.Strapi, until: number): Promise<void> {
  const leads = strapi.db.query(leadUid);
  let language: Language | null = null;
  while (Date.now() < until) {
    const found: unknown = await leads.findMany({
      where: { homeTitle: { $null: true }, listingId: { $notNull: true } },
      select: ["listingId"],
      orderBy: { id: "desc" },
      limit: atOnce,
    });
    const ids = new Set(about.parse(found).map(({ listingId }) => listingId));
    if (ids.size === 0) return;
    language ??= await officeLanguage(strapi);
    if (language === null) return;
    for (const listingId of ids) {
      if (Date.now() >= until) return;
      const data = detailsOf(await mailSources(strapi).home(listingId, language));
      await leads.updateMany({ where: { listingId, homeTitle: { $null: true } }, data });
    }
  }
}

/** Milliseconds one read may spend on missing listing details. */
const namingMs = 1_000;

/** Newest first; at the same time the one stored later. */
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

/** The distinct values of a column. */
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
