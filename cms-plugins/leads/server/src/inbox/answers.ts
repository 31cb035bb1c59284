import { AppError, type LeadEvent } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { recordContact } from "../lead/record-contact.js";
import { enqueueMails } from "../outbox/enqueue-mails.js";
import { readMailsOfLead } from "../staff/read-mails.js";
import { readLeadRow } from "./change-lead.js";
import { answersTable } from "./inbox-tables.js";
import { storedAnswer } from "./stored-answer.js";
import { requireStaffMember } from "./staff-member.js";

interface Written {
  key: string;
  subject: string;
  text: string;
}

/** FORM-11: keeps what staff answer with the mail that carries it; both are there or neither. The same key again sends nothing. */
export async function sendAnswer(strapi: Core.Strapi, lead: string, { key, subject, text }: Written): Promise<void> {
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
  });
}

const answers = z.array(storedAnswer);

/** The mails of a lead, each with what became of it; of an answer what it says. */
export async function mailEvents(strapi: Core.Strapi, lead: string): Promise<LeadEvent[]> {
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
      // Until it is sent, its subject stands with what was written.
      mail: { ...mail, subject: mail.subject || (answer?.subject ?? "") },
      answer: answer ? { by: answer.by, text: answer.text } : null,
    };
  });
}
