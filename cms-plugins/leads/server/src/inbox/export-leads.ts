import { formWords, languageNames, type ChoiceSource, type InboxFilter, type Language } from "@gevel/config";
import { byteOrderMark, csvLine } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { factsOfAnyLead, type ChoiceWord } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { exportWords, type ExportWords } from "./export-words.js";
import { inboxWhere } from "./inbox-where.js";
import { leadRow, leadRowFields } from "./lead-row.js";
import { staffByNumber } from "./staff-member.js";

/** Leads that are held at a time. */
const atOnce = 200;

const answer = z.union([z.string(), z.array(z.string())]);
const exported = leadRow.extend({ data: z.record(z.string(), answer).catch({}) });
const exportedRows = z.array(exported);
type ExportedRow = z.infer<typeof exported>;

/** Each choice is asked for once, however many leads made it. */
function rememberedWords(strapi: Core.Strapi, language: Language): ChoiceWord {
  const known = new Map<string, Promise<string>>();
  return (source: ChoiceSource, value: string) => {
    const key = `${source} ${value}`;
    const word = known.get(key) ?? mailSources(strapi).choice(source, value, language);
    known.set(key, word);
    return word;
  };
}

/** The days and hours of Belgium, sortable. */
const moments = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "medium",
});

/** Labels that every lead has a column for already. */
const ownColumns = new Set(["firstName", "lastName", "email", "phone"]);

interface Reader {
  language: Language;
  words: ExportWords;
  word: ChoiceWord;
}

async function cellsOf(row: ExportedRow, assignee: string, { language, words, word }: Reader): Promise<string[]> {
  const rest = Object.fromEntries(Object.entries(row.data).filter(([name]) => !ownColumns.has(name)));
  const { facts } = await factsOfAnyLead({ form: row.form, data: rest }, language, word);
  return [
    moments.format(row.createdAt),
    formWords[language][`forms.name.${row.form}`] ?? row.form,
    words.states[row.state],
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

/** FORM-11: the leads of a filter, newest first, a part at a time: what comes meanwhile is not in it, and nothing twice. */
export async function* exportLeads(
  strapi: Core.Strapi,
  { filter, me, language }: { filter: InboxFilter; me: number; language: Language },
): AsyncGenerator<string> {
  const words = exportWords[language];
  const reader = { language, words, word: rememberedWords(strapi, language) };
  yield byteOrderMark + csvLine(words.columns);
  let before: number | null = null;
  for (;;) {
    const found: unknown = await strapi.db.query(leadUid).findMany({
      where: { $and: [inboxWhere(filter, me), before === null ? {} : { id: { $lt: before } }] },
      select: [...leadRowFields, "data"],
      orderBy: { id: "desc" },
      limit: atOnce,
    });
    const rows = exportedRows.parse(found);
    const staff = await staffByNumber(
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
