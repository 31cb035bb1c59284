import { formMessages, languageNames, type ChoiceSource, type InboxFilter, type Language } from "@gevel/config";
import { byteOrderMark, csvLine } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { factsOfAnyLead, type ChoiceLabeler } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { messagesIn } from "../messages/messages.js";
import { inboxWhere } from "./inbox-where.js";
import { leadRow, leadRowFields } from "./lead-row.js";
import { staffById } from "../lead/staff-member.js";

/** Leads in memory at a time. */
const atOnce = 200;

const answer = z.union([z.string(), z.array(z.string())]);
const exported = leadRow.extend({ data: z.record(z.string(), answer).catch({}) });
const exportedRows = z.array(exported);
type ExportedRow = z.infer<typeof exported>;

/** Each choice is looked up once, however many leads made it. */
function cachedChoiceLabels(strapi: Core.Strapi, language: Language): ChoiceLabeler {
  const known = new Map<string, Promise<string>>();
  return (source: ChoiceSource, value: string) => {
    const key = `${source} ${value}`;
    const choiceLabel = known.get(key) ?? mailSources(strapi).choice(source, value, language);
    known.set(key, choiceLabel);
    return choiceLabel;
  };
}

/** The days and hours of Belgium, sortable. */
const dateTimeFormat = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "medium",
});

/** In the order of `cellsOf`. */
const columns = [
  "received",
  "form",
  "state",
  "assignee",
  "name",
  "email",
  "phone",
  "message",
  "listing",
  "reference",
  "office",
  "agent",
  "language",
  "answers",
  "page",
  "privacy",
] as const;

/** Labels that every lead has a column for already. */
const ownColumns = new Set(["firstName", "lastName", "email", "phone"]);

interface Reader {
  language: Language;
  choiceLabel: ChoiceLabeler;
}

async function cellsOf(row: ExportedRow, assignee: string, { language, choiceLabel }: Reader): Promise<string[]> {
  const rest = Object.fromEntries(Object.entries(row.data).filter(([name]) => !ownColumns.has(name)));
  const { facts } = await factsOfAnyLead({ form: row.form, data: rest }, language, choiceLabel);
  return [
    dateTimeFormat.format(row.createdAt),
    formMessages[language][`forms.name.${row.form}`] ?? row.form,
    messagesIn(language)(`lead.state.${row.state}`),
    assignee,
    row.name,
    row.email,
    row.phone,
    row.message,
    row.homeTitle,
    row.listingReference,
    row.office,
    row.agent,
    languageNames[row.language],
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    row.page,
    row.privacyVersion,
  ];
}

/**
 * FORM-11: the leads of a filter, newest first, in batches: leads that arrive meanwhile are not included, and none
 * occurs twice.
 */
export async function* exportLeads(
  strapi: Core.Strapi,
  { filter, me, language }: { filter: InboxFilter; me: number; language: Language },
): AsyncGenerator<string> {
  const text = messagesIn(language);
  const reader = { language, choiceLabel: cachedChoiceLabels(strapi, language) };
  yield byteOrderMark + csvLine(columns.map((column) => text(`export.column.${column}`)));
  let before: number | null = null;
  for (;;) {
    const found: unknown = await strapi.db.query(leadUid).findMany({
      where: { $and: [inboxWhere(filter, me), before === null ? {} : { id: { $lt: before } }] },
      select: [...leadRowFields, "data"],
      orderBy: { id: "desc" },
      limit: atOnce,
    });
    const rows = exportedRows.parse(found);
    const staff = await staffById(
      strapi,
      rows.flatMap(({ assigneeId }) => assigneeId ?? []),
    );
    let part = "";
    for (const row of rows) {
      const assignee = row.assigneeId === null ? "" : (staff.get(row.assigneeId)?.name ?? "");
      part += csvLine(await cellsOf(row, assignee, reader));
    }
    if (part !== "") yield part;
    before = rows.at(-1)?.id ?? null;
    if (before === null || rows.length < atOnce) return;
  }
}
