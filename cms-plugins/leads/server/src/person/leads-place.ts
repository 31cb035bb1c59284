import { answersWithout, formWords, type Language, type PersonRecord, type Whose } from "@gevel/config";
import { inTransaction } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { exportWords } from "../inbox/export-words.js";
import { leadRow, leadRowFields } from "../inbox/lead-row.js";
import { listedMessage } from "../lead/listed-message.js";
import { leadUid } from "../lead/lead-schema.js";
import { factsOfAnyLead } from "../mail/facts-of-lead.js";
import { mailSources } from "../mail/mail-sources.js";
import type { PersonPlace } from "./person-place.js";
import { placeWords, recordWords } from "./place-words.js";
import { rowsWithAddress } from "./rows-with-address.js";

const answer = z.union([z.string(), z.array(z.string())]);
const whole = leadRow.extend({ data: z.record(z.string(), answer).catch({}) });
type Whole = z.infer<typeof whole>;

const leadsTable = "leads";
const withWords = { table: leadsTable, columns: ["data", "message", "name", "email", "page"] };

const readWhole = async (strapi: Core.Strapi, where: object): Promise<Whole[]> => {
  const found: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where, select: [...leadRowFields, "data"], orderBy: { id: "asc" } });
  return z.array(whole).parse(found);
};

const numbered = z.object({ id: z.coerce.number() });

/** Leads of others in which the address stands: a friend's, or a name in a message. */
async function mentioning(strapi: Core.Strapi, { address, leads }: Whose): Promise<Whole[]> {
  if (address === null) return [];
  const rows = await rowsWithAddress(strapi, withWords, address);
  const ids = rows.map((row) => numbered.parse(row).id);
  const found = ids.length > 0 ? await readWhole(strapi, { id: { $in: ids } }) : [];
  return found.filter(({ documentId }) => !leads.includes(documentId));
}

async function recordOf(strapi: Core.Strapi, lead: Whole, language: Language): Promise<PersonRecord> {
  const word = (...[source, value]: [Parameters<ReturnType<typeof mailSources>["choice"]>[0], string]) =>
    mailSources(strapi).choice(source, value, language);
  const { facts, messages } = await factsOfAnyLead(lead, language, word);
  const also = [
    [recordWords.home, lead.homeTitle],
    [recordWords.reference, lead.listingReference],
    [recordWords.page, lead.page],
    [recordWords.privacy, lead.privacyVersion],
    [recordWords.state, exportWords[language].states[lead.state]],
  ] as const;
  return {
    at: lead.createdAt.toISOString(),
    title: formWords[language][`forms.name.${lead.form}`] ?? lead.form,
    facts: [
      ...facts.map(({ label, value }) => ({ label, value })),
      ...messages.map(({ label, text }) => ({ label, value: text })),
      ...also.flatMap(([label, value]) => (value === "" ? [] : [{ label: label[language], value }])),
    ],
  };
}

/** What is another's stays theirs, without the address. */
async function takeOutOf(strapi: Core.Strapi, lead: Whole, address: string): Promise<void> {
  const data = answersWithout(lead.data, address);
  await strapi.db.query(leadUid).update({
    where: { id: lead.id },
    data: { data, ...listedMessage(lead.form, data), page: answersWithout({ page: lead.page }, address)["page"] },
  });
}

export const leadsPlace: PersonPlace = {
  key: "leads",
  name: placeWords.leads,
  tables: [leadsTable],
  async find(strapi, whose, language) {
    const own = await readWhole(strapi, { documentId: { $in: [...whose.leads] } });
    const others = await mentioning(strapi, whose);
    // Of another's message a person learns that they stand in it, not what else does.
    const named = others.map(({ createdAt }): PersonRecord => ({
      at: createdAt.toISOString(),
      title: recordWords.mention[language],
      facts: [],
    }));
    return [...(await Promise.all(own.map((lead) => recordOf(strapi, lead, language)))), ...named];
  },
  erase: (strapi, whose) =>
    inTransaction(strapi, async () => {
      const others = await mentioning(strapi, whose);
      for (const lead of others) if (whose.address !== null) await takeOutOf(strapi, lead, whose.address);
      const leads = strapi.db.query(leadUid);
      await leads.deleteMany({ where: { documentId: { $in: [...whose.leads] } } });
      return { erased: whose.leads.length + others.length };
    }),
};
