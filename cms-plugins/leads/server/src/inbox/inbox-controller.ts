import { Readable } from "node:stream";
import {
  assigneeChangeSchema,
  inboxFilterOptionsSchema,
  inboxFilterSchema,
  inboxQuerySchema,
  inboxSchema,
  leadUpdateResponseSchema,
  leadDetailSchema,
  newReplySchema,
  newNoteSchema,
  stateChangeSchema,
  savedResponseSchema,
  AppError,
  type LeadDetail,
  type LeadEvent,
} from "@gevel/config";
import {
  answerFailure,
  endpoint,
  parseInput,
  staffLanguage,
  type HttpContext,
  inTransaction,
  table,
} from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { changeAssignee, changeState, readLeadRow, addHistory, historyEvents, takeLead } from "./change-lead.js";
import { exportLeads } from "./export-leads.js";
import { readInbox, readInboxChoices, newestFirst, fillListingDetails } from "./read-inbox.js";
import { requireStaffMember } from "../lead/staff-member.js";
import { leadUid } from "../lead/lead-schema.js";
import { readAnyLead, type AnyLead } from "../lead/stored-lead.js";
import { factsOfAnyLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { hasMailFiles } from "../settings/plugin-settings.js";
import { answerDraft } from "./answer-mail.js";
import { inboxLeads } from "./inbox-leads.js";
import { leadRowFields, leadRows, type LeadRow } from "./lead-row.js";
import { documentEvents } from "../documents/document-events.js";
import { subscriptionEvents } from "../subscriptions/subscription-events.js";
import { formatSlot } from "../appointments/appointment-mail-content.js";
import { readAppointment } from "../appointments/stored-appointment.js";
import { messagesIn } from "../messages/messages.js";
import { recordContact } from "../lead/record-contact.js";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { readMailsOfLead } from "../outbox/read-mails.js";
import { answersTable } from "./inbox-tables.js";
import { storedAnswer } from "./stored-answer.js";

interface Written {
  key: string;
  subject: string;
  text: string;
}

/** FORM-11: stores a staff answer with the mail that sends it, both or neither; who answers has the lead. A repeated key sends nothing. */
async function sendAnswer(strapi: Core.Strapi, lead: string, { key, subject, text }: Written): Promise<void> {
  const by = requireStaffMember(strapi).name;
  const { email } = await readLeadRow(strapi, lead);
  if (email === "") throw new AppError("INVALID_INPUT", "this lead has no mail address to answer");
  await inTransaction(strapi, async ({ trx }) => {
    const inserted: unknown = await table(strapi, trx, answersTable)
      .insert({ key, lead, at: Date.now(), by, subject, text })
      .onConflict("key")
      .ignore()
      .returning("key");
    if (z.array(z.unknown()).parse(inserted).length === 0) return;
    await enqueueMails(strapi, lead, ["answer"], key);
    await recordContact(strapi, lead);
    await takeLead(strapi, lead);
  });
}

const answers = z.array(storedAnswer);

/** The mails of a lead with their states; for an answer also its text. */
async function mailEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const records = await readMailsOfLead(strapi, lead);
  const written = answers.parse(
    await inTransaction(strapi, ({ trx }) => table(strapi, trx, answersTable).where({ lead })),
  );
  const byKey = new Map(written.map((answer) => [answer.key, answer]));
  return records.map(({ part, ...mail }): LeadEvent => {
    const answer = byKey.get(part);
    return {
      kind: "mail",
      at: mail.createdAt,
      // Until it is sent, the subject is that of the stored answer.
      mail: { ...mail, subject: mail.subject || (answer?.subject ?? "") },
      answer: answer ? { by: answer.by, text: answer.text } : null,
    };
  });
}

/**
 * The current state of a lead's viewing and since when, with a link to its week; earlier states are in the mails of the
 * timeline.
 */
async function appointmentEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const appointment = await readAppointment(strapi, { lead });
  if (!appointment) return [];
  const language = staffLanguage(strapi) ?? "en";
  const { state, time, changedAt } = appointment;
  const label = messagesIn(language)(`appointment.agency.subject.${state}`);
  return [
    {
      kind: "told",
      at: changedAt.toISOString(),
      text: time ? `${label}: ${formatSlot(time, language)}` : label,
      problem: false,
      url: time ? `/plugins/visits?week=${time.day}` : "/plugins/visits",
    },
  ];
}

/** The events of one feature about a lead, by its document id, in the user's language (`staffLanguage`). */
type EventReader = (strapi: Core.Strapi, lead: string) => Promise<LeadEvent[]>;

const readers: readonly EventReader[] = [
  historyEvents,
  mailEvents,
  appointmentEvents,
  documentEvents,
  subscriptionEvents,
];

/** Oldest first; simultaneous events keep the order of the features. */
export const inOrder = (events: readonly LeadEvent[]): LeadEvent[] =>
  events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

async function readTimeline(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
  const events = await Promise.all(readers.map((read) => read(strapi, lead)));
  return events.flat();
}

const maxOtherLeads = 20;
const namingMs = 500;

/** Of the same mail address, in any spelling. */
async function othersOf(strapi: Core.Strapi, { personKey, documentId }: LeadRow): Promise<LeadDetail["others"]> {
  if (personKey === "") return { leads: [], more: 0 };
  const where = { personKey, documentId: { $ne: documentId } };
  const leads = strapi.db.query(leadUid);
  const found: unknown = await leads.findMany({
    where,
    select: leadRowFields,
    orderBy: newestFirst,
    limit: maxOtherLeads,
  });
  const rows = leadRows.parse(found);
  return { leads: await inboxLeads(strapi, rows), more: Math.max(0, (await leads.count({ where })) - rows.length) };
}

async function listingOf(strapi: Core.Strapi, { listingId }: AnyLead): Promise<LeadDetail["home"]> {
  if (listingId === null) return null;
  const home = await mailSources(strapi).home(listingId, staffLanguage(strapi) ?? "en");
  return home && { title: home.title, place: home.place, url: home.url, adminPath: home.adminPath };
}

/** FORM-11: all data of a lead. */
async function readLeadDetail(strapi: Core.Strapi, documentId: string): Promise<LeadDetail> {
  await fillListingDetails(strapi, Date.now() + namingMs);
  const row = await readLeadRow(strapi, documentId);
  const stored = await readAnyLead(strapi, documentId);
  const [lead] = await inboxLeads(strapi, [row]);
  if (!stored || !lead) throw new AppError("PAGE_NOT_FOUND", `there is no lead ${documentId}`);
  const language = staffLanguage(strapi) ?? "en";
  const sources = mailSources(strapi);
  const answers = await factsOfAnyLead(stored, language, (source, value) => sources.choice(source, value, language));
  return {
    lead,
    page: row.page,
    privacyVersion: row.privacyVersion,
    ...answers,
    home: await listingOf(strapi, stored),
    events: inOrder([
      { kind: "received", at: row.createdAt.toISOString(), sentAt: row.sentAt?.toISOString() ?? null },
      ...(await readTimeline(strapi, documentId)),
    ]),
    others: await othersOf(strapi, row),
    draft: await answerDraft(strapi, stored),
    mailsAsFiles: hasMailFiles(strapi),
  };
}

type AdminContext = HttpContext & { params: unknown };

const named = z.object({ documentId: z.string().max(64) });
const leadIn = (ctx: HttpContext) => parseInput(z.object({ params: named }), ctx, "params").params.documentId;

/** FORM-11: the inbox; its routes check permissions. */
export const inboxController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, inboxSchema, async (ctx: HttpContext) =>
    readInbox(strapi, parseInput(inboxQuerySchema, ctx.query, "query"), requireStaffMember(strapi).id),
  ),
  choices: endpoint(strapi, inboxFilterOptionsSchema, async () => readInboxChoices(strapi)),
  one: endpoint(strapi, leadDetailSchema, async (ctx: HttpContext) => readLeadDetail(strapi, leadIn(ctx))),
  state: endpoint(strapi, leadUpdateResponseSchema, async (ctx: HttpContext) =>
    changeState(strapi, leadIn(ctx), parseInput(stateChangeSchema, ctx.request.body)),
  ),
  assignee: endpoint(strapi, leadUpdateResponseSchema, async (ctx: HttpContext) =>
    changeAssignee(strapi, leadIn(ctx), parseInput(assigneeChangeSchema, ctx.request.body)),
  ),
  note: endpoint(strapi, savedResponseSchema, async (ctx: HttpContext) => {
    const { key, text } = parseInput(newNoteSchema, ctx.request.body);
    const { documentId } = await readLeadRow(strapi, leadIn(ctx));
    await addHistory(strapi, {
      lead: documentId,
      kind: "note",
      by: requireStaffMember(strapi).name,
      was: "",
      now: text,
      key,
    });
    return { saved: true as const };
  }),
  answer: endpoint(strapi, savedResponseSchema, async (ctx: HttpContext) => {
    await sendAnswer(strapi, leadIn(ctx), parseInput(newReplySchema, ctx.request.body));
    return { saved: true as const };
  }),

  async export(ctx: AdminContext): Promise<void> {
    try {
      const filter = parseInput(inboxFilterSchema, ctx.query, "query");
      const language = staffLanguage(strapi) ?? "en";
      const lines = exportLeads(strapi, { filter, me: requireStaffMember(strapi).id, language });
      ctx.status = 200;
      ctx.set("content-type", "text/csv; charset=utf-8");
      ctx.set("content-disposition", 'attachment; filename="leads.csv"');
      ctx.set("cache-control", "no-store");
      ctx.body = Readable.from(lines, { objectMode: false });
    } catch (cause) {
      answerFailure(strapi, ctx, cause);
    }
  },
});
