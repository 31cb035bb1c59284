import {
  answersWithout,
  formMessages,
  type Language,
  type PersonalDataRecord,
  type DataSubject,
  formKeys,
} from "@gevel/config";
import { inTransaction, rowsWithAddress, type PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadColumns } from "../lead/lead-columns.js";
import { leadUid } from "../lead/lead-schema.js";
import { factsOfAnyLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import { inAllLanguages, messagesIn } from "../messages/messages.js";
import { tablePersonalData } from "../privacy/table-personal-data.js";
import { answersTable, historyTable } from "./inbox-tables.js";
import { leadRow, leadRowFields } from "./lead-row.js";

/** The columns for lists after answers changed; those of a form that no longer exists keep their values. */
function messageColumns(form: string, data: Record<string, string | string[]>): { name?: string; message?: string } {
  const known = formKeys.find((key) => key === form);
  if (known === undefined) return { message: "" };
  const { name, message } = leadColumns(known, data);
  return { name, message };
}

const answer = z.union([z.string(), z.array(z.string())]);
const whole = leadRow.extend({ data: z.record(z.string(), answer).catch({}) });
type Whole = z.infer<typeof whole>;

const leadsTable = "leads";
const searchedColumns = { table: leadsTable, columns: ["data", "message", "name", "email", "page"] };

const readWhole = async (strapi: Core.Strapi, where: object): Promise<Whole[]> => {
  const found: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where, select: [...leadRowFields, "data"], orderBy: { id: "asc" } });
  return z.array(whole).parse(found);
};

const numbered = z.object({ id: z.coerce.number() });

/** Leads of others that contain the address: of a friend, or in a message. */
async function mentioning(strapi: Core.Strapi, { address, leads }: DataSubject): Promise<Whole[]> {
  if (address === null) return [];
  const rows = await rowsWithAddress(strapi, searchedColumns, address);
  const ids = rows.map((row) => numbered.parse(row).id);
  const found = ids.length > 0 ? await readWhole(strapi, { id: { $in: ids } }) : [];
  return found.filter(({ documentId }) => !leads.includes(documentId));
}

async function recordOf(strapi: Core.Strapi, lead: Whole, language: Language): Promise<PersonalDataRecord> {
  const choiceLabel = (...[source, value]: [Parameters<ReturnType<typeof mailSources>["choice"]>[0], string]) =>
    mailSources(strapi).choice(source, value, language);
  const { facts, messages } = await factsOfAnyLead(lead, language, choiceLabel);
  const text = messagesIn(language);
  const also = [
    ["privacy.label.listing", lead.homeTitle],
    ["privacy.label.reference", lead.listingReference],
    ["privacy.label.page", lead.page],
    ["privacy.label.privacy", lead.privacyVersion],
    ["privacy.label.state", text(`lead.state.${lead.state}`)],
  ] as const;
  return {
    at: lead.createdAt.toISOString(),
    title: formMessages[language][`forms.name.${lead.form}`] ?? lead.form,
    facts: [
      ...facts.map(({ label, value }) => ({ label, value })),
      ...messages.map(({ label, text: value }) => ({ label, value })),
      ...also.flatMap(([label, value]) => (value === "" ? [] : [{ label: text(label), value }])),
    ],
  };
}

/** Another person's lead stays, without the address. */
async function removeAddressFrom(strapi: Core.Strapi, lead: Whole, address: string): Promise<void> {
  const data = answersWithout(lead.data, address);
  await strapi.db.query(leadUid).update({
    where: { id: lead.id },
    data: { data, ...messageColumns(lead.form, data), page: answersWithout({ page: lead.page }, address)["page"] },
  });
}

export const leadsPersonalData: PersonalDataProvider = {
  key: "leads",
  name: inAllLanguages("privacy.provider.leads"),
  tables: [leadsTable],
  async find(strapi, dataSubject, language) {
    const own = await readWhole(strapi, { documentId: { $in: [...dataSubject.leads] } });
    const others = await mentioning(strapi, dataSubject);
    // Of another's message a person learns only that it mentions them, not its content.
    const named = others.map(({ createdAt }): PersonalDataRecord => ({
      at: createdAt.toISOString(),
      title: messagesIn(language)("privacy.label.mention"),
      facts: [],
    }));
    return [...(await Promise.all(own.map((lead) => recordOf(strapi, lead, language)))), ...named];
  },
  erase: (strapi, dataSubject) =>
    inTransaction(strapi, async () => {
      const others = await mentioning(strapi, dataSubject);
      for (const lead of others)
        if (dataSubject.address !== null) await removeAddressFrom(strapi, lead, dataSubject.address);
      const leads = strapi.db.query(leadUid);
      await leads.deleteMany({ where: { documentId: { $in: [...dataSubject.leads] } } });
      return { erased: dataSubject.leads.length + others.length };
    }),
};

export const historyPersonalData = tablePersonalData({
  key: "history",
  table: historyTable,
  id: "id",
  columns: ["was", "now"],
  at: "at",
  title: "privacy.label.note",
  facts: { now: "privacy.label.text", by: "privacy.label.by" },
});

export const answersPersonalData = tablePersonalData({
  key: "answers",
  table: answersTable,
  id: "key",
  columns: ["subject", "text"],
  at: "at",
  title: "privacy.label.answer",
  facts: { subject: "privacy.label.subject", text: "privacy.label.text", by: "privacy.label.by" },
});
