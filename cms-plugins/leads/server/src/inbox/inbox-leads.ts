import type { InboxLead, MailState } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { outboxTable } from "../outbox/outbox-tables.js";
import { planTable } from "../privacy/retention-tables.js";
import type { LeadRow } from "./lead-row.js";
import { staffById } from "../lead/staff-member.js";

/** Characters of a message shown in lists. */
const maxMessageLength = 300;

const dead: MailState = "dead";

const named = z.array(z.object({ lead: z.string() }));
const planned = z.array(z.object({ lead: z.string(), erase_at: z.coerce.number() }));

/** Leads as lists show them: with their assignee, whether a mail was given up, and whether they will be erased. */
export async function inboxLeads(strapi: Core.Strapi, rows: readonly LeadRow[]): Promise<InboxLead[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ documentId }) => documentId);
  const { troubled, erasing } = await inTransaction(strapi, async ({ trx }) => ({
    troubled: named.parse(
      await table(strapi, trx, outboxTable).whereIn("lead", ids).where({ state: dead }).select("lead"),
    ),
    erasing: planned.parse(await table(strapi, trx, planTable).whereIn("lead", ids).select("lead", "erase_at")),
  }));
  const isTroubled = new Set(troubled.map(({ lead }) => lead));
  const eraseAt = new Map(erasing.map(({ lead, erase_at }) => [lead, new Date(erase_at).toISOString()]));
  const staff = await staffById(
    strapi,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  return rows.map((row) => ({
    id: row.documentId,
    at: row.createdAt.toISOString(),
    form: row.form,
    state: row.state,
    language: row.language,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: [...row.message].slice(0, maxMessageLength).join(""),
    home: row.homeTitle,
    reference: row.listingReference,
    office: row.office,
    agent: row.agent,
    assignee: row.assigneeId === null ? null : (staff.get(row.assigneeId) ?? null),
    mailTrouble: isTroubled.has(row.documentId),
    eraseAt: eraseAt.get(row.documentId) ?? null,
  }));
}
