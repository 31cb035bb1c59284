import { setImmediate as nextTurn } from "node:timers/promises";
import { mailsOfLead, type Lead, type LeadAnswer } from "@gevel/config";
import { inTransaction, perStrapi } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { enqueueAll } from "../outbox/enqueue-mails.js";
import { askSubscriptions } from "../subscriptions/ask-subscriptions.js";
import { rowOfLead } from "./row-of-lead.js";

/** SQLite binds at most 32,766 values a statement, and nobody waits for a hundred others. */
const most = 100;

interface Waiting {
  lead: Lead;
  resolve: (answer: LeadAnswer) => void;
  reject: (reason: unknown) => void;
}

const desks = perStrapi(() => ({ waiting: [] as Waiting[], isBusy: false }));

const storedIds = z.array(z.object({ key: z.string(), documentId: z.string() }));

async function idsOf(strapi: Core.Strapi, keys: readonly string[]): Promise<Map<string, string>> {
  const rows: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { key: { $in: keys } }, select: ["key", "documentId"] });
  return new Map(storedIds.parse(rows).map(({ key, documentId }) => [key, documentId]));
}

/** All of them or none, each with its mails and with what it asks to be mailed of. */
function storeAll(strapi: Core.Strapi, leads: readonly Lead[]): Promise<LeadAnswer[]> {
  return inTransaction(strapi, async () => {
    const keys = [...new Set(leads.map(({ key }) => key))];
    const known = await idsOf(strapi, keys);
    const fresh = new Map<string, Lead>();
    for (const lead of leads) if (!known.has(lead.key) && !fresh.has(lead.key)) fresh.set(lead.key, lead);
    const rows = [...fresh.values()].map((lead) => ({ lead, row: rowOfLead(lead) }));
    if (rows.length > 0) await strapi.db.query(leadUid).createMany({ data: rows.map(({ row }) => row) });
    const ids = rows.length > 0 ? await idsOf(strapi, keys) : known;
    const idOf = (key: string) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error("a lead that was stored is not there");
      return id;
    };
    for (const { lead, row } of rows) {
      const { form, language, data } = lead;
      await askSubscriptions(strapi, { lead: idOf(row.key), form, language, email: row.email, data });
    }
    await enqueueAll(
      strapi,
      rows.flatMap(({ lead: { form, data }, row }) =>
        mailsOfLead(form, data).map((kind) => ({ lead: idOf(row.key), kind })),
      ),
    );
    return leads.map((lead) => ({ id: idOf(lead.key), created: fresh.get(lead.key) === lead }));
  });
}

/** One that another CMS stored at the same moment is refused by the unique index, and known when it is looked for again. */
const storeOne = (strapi: Core.Strapi, lead: Lead) => storeAll(strapi, [lead]).catch(() => storeAll(strapi, [lead]));

async function serve(strapi: Core.Strapi, batch: readonly Waiting[]): Promise<void> {
  try {
    const answers = await storeAll(
      strapi,
      batch.map(({ lead }) => lead),
    );
    batch.forEach(({ resolve }, at) => {
      const answer = answers[at];
      if (answer) resolve(answer);
    });
  } catch {
    // Each by itself: what one of them suffers from is not the others' fault.
    for (const { lead, resolve, reject } of batch)
      await storeOne(strapi, lead).then(
        ([answer]) => (answer ? resolve(answer) : reject(new Error("a lead had no answer"))),
        reject,
      );
  }
}

/** For as long as each turn of the event loop brings another: all that stand at the door are let in first. */
async function gather(waiting: readonly Waiting[]): Promise<void> {
  for (let seen = 0; waiting.length > seen && seen < most;) {
    seen = waiting.length;
    await nextTurn();
  }
}

/**
 * Stores a lead that brings about nothing beside its mails. Those that come while others are being written share one
 * transaction, and so one wait for the disk: each is answered once it is there.
 */
export function storeTogether(strapi: Core.Strapi, lead: Lead): Promise<LeadAnswer> {
  const desk = desks(strapi);
  return new Promise((resolve, reject) => {
    desk.waiting.push({ lead, resolve, reject });
    if (desk.isBusy) return;
    desk.isBusy = true;
    void (async () => {
      while (desk.waiting.length > 0) {
        await gather(desk.waiting);
        await serve(strapi, desk.waiting.splice(0, most));
      }
      desk.isBusy = false;
    })();
  });
}
