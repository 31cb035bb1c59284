import { setImmediate as nextTurn } from "node:timers/promises";
import { mailKindsOfLead, type Lead, type LeadResponse, personKey } from "@gevel/config";
import { inTransaction, perStrapi } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { leadUid } from "../lead/lead-schema.js";
import { enqueueAll } from "../outbox/enqueue-mails.js";
import { requestSubscriptions } from "../subscriptions/request-subscriptions.js";
import { leadSearchText } from "../lead/lead-search.js";
import { leadColumns } from "../lead/lead-columns.js";

/** What is stored of a lead whose data was checked. */
export function toLeadRow({ form, language, page, privacyVersion, key, listing, project, sentAt, data }: Lead) {
  const listed = leadColumns(form, data);
  return {
    ...listed,
    personKey: personKey(listed.email),
    searchText: leadSearchText(listed),
    lastContactAt: sentAt ?? new Date().toISOString(),
    sentAt: sentAt ?? null,
    form,
    state: "new",
    language,
    page,
    listingId: listing?.id ?? null,
    listingReference: listing?.reference ?? null,
    projectId: project?.id ?? null,
    projectName: project?.name ?? null,
    privacyVersion,
    key,
    data,
  };
}

/** SQLite binds at most 32,766 values a statement, and nobody waits for a hundred others. */
const most = 100;

interface Waiting {
  lead: Lead;
  resolve: (answer: LeadResponse) => void;
  reject: (reason: unknown) => void;
}

const queues = perStrapi(() => ({ waiting: [] as Waiting[], isBusy: false }));

const storedIds = z.array(z.object({ key: z.string(), documentId: z.string() }));

async function idsOf(strapi: Core.Strapi, keys: readonly string[]): Promise<Map<string, string>> {
  const rows: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { key: { $in: keys } }, select: ["key", "documentId"] });
  return new Map(storedIds.parse(rows).map(({ key, documentId }) => [key, documentId]));
}

/** All of them or none, each with its mails and with what it asks to be mailed of. */
function storeAll(strapi: Core.Strapi, leads: readonly Lead[]): Promise<LeadResponse[]> {
  return inTransaction(strapi, async () => {
    const keys = [...new Set(leads.map(({ key }) => key))];
    const known = await idsOf(strapi, keys);
    const fresh = new Map<string, Lead>();
    for (const lead of leads) if (!known.has(lead.key) && !fresh.has(lead.key)) fresh.set(lead.key, lead);
    const rows = [...fresh.values()].map((lead) => ({ lead, row: toLeadRow(lead) }));
    if (rows.length > 0) await strapi.db.query(leadUid).createMany({ data: rows.map(({ row }) => row) });
    const ids = rows.length > 0 ? await idsOf(strapi, keys) : known;
    const idOf = (key: string) => {
      const id = ids.get(key);
      if (id === undefined) throw new Error("a stored lead cannot be found");
      return id;
    };
    for (const { lead, row } of rows) {
      const { form, language, data } = lead;
      await requestSubscriptions(strapi, { lead: idOf(row.key), form, language, email: row.email, data });
    }
    await enqueueAll(
      strapi,
      rows.flatMap(({ lead: { form, data }, row }) =>
        mailKindsOfLead(form, data).map((kind) => ({ lead: idOf(row.key), kind })),
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
        ([answer]) => (answer ? resolve(answer) : reject(new Error("the batch returned no result for a lead"))),
        reject,
      );
  }
}

/** For as long as each turn of the event loop brings another: all that stand at the door are let in first. */
async function collectBatch(waiting: readonly Waiting[]): Promise<void> {
  for (let seen = 0; waiting.length > seen && seen < most;) {
    seen = waiting.length;
    await nextTurn();
  }
}

/**
 * Stores a lead that brings about nothing beside its mails. Those that come while others are being written share one
 * transaction, and so one wait for the disk: each is answered once it is there.
 */
export function storeInBatch(strapi: Core.Strapi, lead: Lead): Promise<LeadResponse> {
  const queue = queues(strapi);
  return new Promise((resolve, reject) => {
    queue.waiting.push({ lead, resolve, reject });
    if (queue.isBusy) return;
    queue.isBusy = true;
    void (async () => {
      while (queue.waiting.length > 0) {
        await collectBatch(queue.waiting);
        await serve(strapi, queue.waiting.splice(0, most));
      }
      queue.isBusy = false;
    })();
  });
}
