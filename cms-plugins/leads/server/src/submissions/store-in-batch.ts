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

/** The row of a lead with validated data. */
export function toLeadRow({ form, language, page, privacyVersion, key, listing, project, member, sentAt, data }: Lead) {
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
    memberId: member?.id ?? null,
    memberName: member?.name ?? null,
    privacyVersion,
    key,
    data,
  };
}

/** SQLite binds at most 32,766 values a statement, and no lead should wait for more than a hundred others. */
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

/** Stores all or none, each with its mails and subscriptions. */
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

/** If another CMS stored the same lead meanwhile, the unique index rejects it, and the second attempt finds it. */
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
    // One by one, so that one faulty lead does not fail the others.
    for (const { lead, resolve, reject } of batch)
      await storeOne(strapi, lead).then(
        ([answer]) => (answer ? resolve(answer) : reject(new Error("the batch returned no result for a lead"))),
        reject,
      );
  }
}

/** Waits while each turn of the event loop adds leads, so that all pending requests join the batch. */
async function collectBatch(waiting: readonly Waiting[]): Promise<void> {
  for (let seen = 0; waiting.length > seen && seen < most;) {
    seen = waiting.length;
    await nextTurn();
  }
}

/**
 * Stores a lead without effects besides its mails and subscriptions. Those that arrive during a write share one
 * transaction, and so one disk sync: each is answered once it is stored.
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
