import { formKeys, mailKinds, mailStates, type MailList, type MailRecord, type MailState } from "@gevel/config";
import { inTransaction, staffLanguage, table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { outboxRows, type OutboxRow } from "./outbox-row.js";
import { outboxTable } from "./outbox-tables.js";
import { pluginKindName } from "../mail/plugin-mail-kinds.js";
import { hasMailFiles } from "../settings/plugin-settings.js";
import { leadUid } from "../lead/lead-schema.js";

interface MailQuery {
  page: number;
  pageSize: number;
  state?: MailState | undefined;
  /** Document id. */
  lead?: string | undefined;
}

const counted = z.array(z.object({ state: z.enum(mailStates), count: z.coerce.number().int() }));
const leads = z.array(
  z.object({ documentId: z.string(), form: z.enum(formKeys).nullable().catch(null), name: z.string().nullable() }),
);

const toIso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

async function recordsOf(strapi: Core.Strapi, rows: readonly OutboxRow[]): Promise<MailRecord[]> {
  const documentIds = [...new Set(rows.map(({ lead }) => lead))];
  const found: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { documentId: { $in: documentIds } }, select: ["documentId", "form", "name"] });
  const known = new Map(leads.parse(found).map((lead) => [lead.documentId, lead]));
  const language = staffLanguage(strapi) ?? "en";
  const kindOf = (kind: string) => {
    const own = mailKinds.find((each) => each === kind) ?? null;
    return { kind: own, kindName: own === null ? pluginKindName(strapi, kind, language) : "" };
  };
  return rows.map(({ id, kind, state, lead, created_at, next_at, sent_at, recipients, subject, tries, problem }) => ({
    ...{ id, state, lead, tries },
    ...kindOf(kind),
    form: known.get(lead)?.form ?? null,
    name: known.get(lead)?.name ?? "",
    createdAt: new Date(created_at).toISOString(),
    sentAt: toIso(sent_at),
    nextAt: state === "waiting" ? toIso(next_at) : null,
    recipients: recipients ?? "",
    subject: subject ?? "",
    problem: problem ?? "",
  }));
}

/** All mails of one lead, oldest first, each with which of its kind it is. */
export async function readMailsOfLead(strapi: Core.Strapi, lead: string): Promise<(MailRecord & { part: string })[]> {
  const rows = outboxRows.parse(
    await inTransaction(strapi, ({ trx }) => table(strapi, trx, outboxTable).where({ lead }).orderBy("id")),
  );
  const records = await recordsOf(strapi, rows);
  return records.map((record, index) => ({ ...record, part: rows[index]?.part ?? "" }));
}

/** The mails of all leads or of one, newest first. */
export async function readMails(strapi: Core.Strapi, { page, pageSize, state, lead }: MailQuery): Promise<MailList> {
  const { rows, counts } = await inTransaction(strapi, async ({ trx }) => {
    const ofLead = (connection: Connection) =>
      table(strapi, connection, outboxTable).where(lead === undefined ? {} : { lead });
    return {
      rows: outboxRows.parse(
        await ofLead(trx)
          .andWhere(state === undefined ? {} : { state })
          .orderBy("id", "desc")
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      ),
      counts: counted.parse(await ofLead(trx).groupBy("state").select("state").count({ count: "*" })),
    };
  });
  const countOf = (wanted: MailState) => counts.find((each) => each.state === wanted)?.count ?? 0;
  const total = mailStates
    .filter((each) => state === undefined || each === state)
    .reduce((sum, each) => sum + countOf(each), 0);
  return {
    mails: await recordsOf(strapi, rows),
    counts: { waiting: countOf("waiting"), sent: countOf("sent"), dead: countOf("dead") },
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
    asFiles: hasMailFiles(strapi),
  };
}
