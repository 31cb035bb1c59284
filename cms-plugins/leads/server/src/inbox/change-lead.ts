import { AppError, type LeadUpdateResponse, type LeadState, leadStates, type LeadEvent } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { inboxLeads } from "./inbox-leads.js";
import { leadRow, leadRowFields, type LeadRow } from "./lead-row.js";
import { activeStaff, staffById, requireStaffMember } from "../lead/staff-member.js";
import { historyTable } from "./inbox-tables.js";

const timestamp = z.coerce.number().transform((at) => new Date(at).toISOString());
const state = z.enum(leadStates);

/** Converts a row to its event. */
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

/** Adds an action of staff, in the transaction of that action. A repeated key adds nothing. */
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

const touched = z.object({ count: z.number() });

export async function readLeadRow(strapi: Core.Strapi, documentId: string): Promise<LeadRow> {
  const found: unknown = await strapi.db.query(leadUid).findOne({ where: { documentId }, select: leadRowFields });
  if (!found) throw new AppError("PAGE_NOT_FOUND", `there is no lead ${documentId}`);
  return leadRow.parse(found);
}

/** When a lead was settled: retention of some counts from there. */
export const doneAtOf = (state: LeadState): string | null => (state === "done" ? new Date().toISOString() : null);

type Where = Record<string, unknown>;

/**
 * Changes one thing of a lead if it still has the value the user saw, and records it in the history: of two concurrent
 * changes one is shown the other's, and nothing is overwritten unseen.
 */
async function updateIfUnchanged(
  strapi: Core.Strapi,
  documentId: string,
  was: Where,
  changed: object,
): Promise<boolean> {
  // From this the content manager knows that its form is outdated.
  const data = { ...changed, updatedAt: new Date().toISOString() };
  const result: unknown = await strapi.db.query(leadUid).updateMany({ where: { documentId, ...was }, data });
  return touched.parse(result).count === 1;
}

async function toUpdateResponse(
  strapi: Core.Strapi,
  documentId: string,
  changed: boolean,
): Promise<LeadUpdateResponse> {
  const [lead] = await inboxLeads(strapi, [await readLeadRow(strapi, documentId)]);
  if (!lead) throw new AppError("PAGE_NOT_FOUND", `there is no lead ${documentId}`);
  return { changed, lead };
}

export async function changeState(
  strapi: Core.Strapi,
  documentId: string,
  { was, to }: { was: LeadState; to: LeadState },
): Promise<LeadUpdateResponse> {
  const by = requireStaffMember(strapi).name;
  const changed = await inTransaction(strapi, async () => {
    if (was === to) return true;
    const data = { state: to, doneAt: doneAtOf(to) };
    if (!(await updateIfUnchanged(strapi, documentId, { state: was }, data))) return false;
    await addHistory(strapi, { lead: documentId, kind: "state", by, was, now: to });
    return true;
  });
  return toUpdateResponse(strapi, documentId, changed);
}

export async function changeAssignee(
  strapi: Core.Strapi,
  documentId: string,
  { was, to }: { was: number | null; to: number | null },
): Promise<LeadUpdateResponse> {
  const by = requireStaffMember(strapi).name;
  const known = await activeStaff(strapi);
  if (to !== null && !known.some(({ id }) => id === to)) {
    const message = "is nobody who can have it";
    throw new AppError("INVALID_INPUT", message, [{ field: "to", message }]);
  }
  const names = await staffById(
    strapi,
    [was, to].flatMap((id) => id ?? []),
  );
  const nameOf = (id: number | null) => (id === null ? "" : (names.get(id)?.name ?? ""));
  const { assigneeId } = await readLeadRow(strapi, documentId);
  // A member of staff who left has no leads any more, even if their number is still stored.
  const hasLeft = assigneeId !== null && !(await staffById(strapi, [assigneeId])).has(assigneeId);
  const expected = was === null && hasLeft ? assigneeId : was;
  const changed = await inTransaction(strapi, async () => {
    if (was === to) return true;
    const where = { assigneeId: expected === null ? { $null: true } : expected };
    if (!(await updateIfUnchanged(strapi, documentId, where, { assigneeId: to }))) return false;
    await addHistory(strapi, { lead: documentId, kind: "assignee", by, was: nameOf(was), now: nameOf(to) });
    return true;
  });
  return toUpdateResponse(strapi, documentId, changed);
}

/**
 * Whoever answers a lead has it: a new one is in progress from then on, and one that nobody has is theirs. What a colleague
 * set, meanwhile too, stays. Called in the transaction that stores the answer.
 */
export async function takeLead(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { id, name } = requireStaffMember(strapi);
  const { state: was, assigneeId } = await readLeadRow(strapi, documentId);
  const entry = { lead: documentId, by: name };
  if (was === "new" && (await updateIfUnchanged(strapi, documentId, { state: was }, { state: "in-progress" })))
    await addHistory(strapi, { ...entry, kind: "state", was, now: "in-progress" });
  const hasAssignee = assigneeId !== null && (await staffById(strapi, [assigneeId])).has(assigneeId);
  const where = { assigneeId: assigneeId ?? { $null: true } };
  if (!hasAssignee && (await updateIfUnchanged(strapi, documentId, where, { assigneeId: id })))
    await addHistory(strapi, { ...entry, kind: "assignee", was: "", now: name });
}
