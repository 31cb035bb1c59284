import { retentionPlanSchema, belgianDay, type RetentionPlan } from "@gevel/config";
import { endpoint, inTransaction, readCursor, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { inboxLeads } from "../inbox/inbox-leads.js";
import { leadRowFields, leadRows } from "../inbox/lead-row.js";
import { leadUid } from "../lead/lead-schema.js";
import { retentionJobName } from "./retention-job.js";
import { erasuresTable, planTable } from "../privacy/retention-tables.js";

const maxOpenShown = 100;
const maxErasuresShown = 100;

const planned = z.array(
  z.object({
    erase_at: z.coerce.number(),
    open: z.union([z.boolean(), z.number()]).transform(Boolean),
    form: z.string(),
  }),
);
const openRows = z.array(z.object({ lead: z.string() }));
const erasures = z.array(
  z.object({
    at: z.coerce.number().transform((at) => new Date(at).toISOString()),
    reason: z.enum(["asked", "retention"]),
    by: z.string(),
    count: z.coerce.number().int(),
  }),
);
const job = z.object({ looked_at: z.number().nullable() }).nullable();

function byDay(rows: z.infer<typeof planned>): RetentionPlan["planned"] {
  const days = new Map<string, RetentionPlan["planned"][number]>();
  for (const { erase_at, open, form } of rows) {
    const day = belgianDay(new Date(erase_at));
    const known = days.get(`${day} ${form}`) ?? { day, form, count: 0, open: 0 };
    days.set(`${day} ${form}`, { ...known, count: known.count + 1, open: known.open + (open ? 1 : 0) });
  }
  return [...days.values()];
}

/** FORM-12: what is erased when, and what was. */
async function readRetentionPlan(strapi: Core.Strapi): Promise<RetentionPlan> {
  const leadsTable = strapi.db.metadata.get(leadUid).tableName;
  const found = await inTransaction(strapi, async ({ trx }) => {
    const rows = () => table(strapi, trx, planTable);
    const ids = openRows.parse(
      await rows().where({ open: true }).orderBy("erase_at").limit(maxOpenShown).select("lead"),
    );
    const schema = strapi.db.getSchemaName();
    return {
      rows: planned.parse(
        await rows()
          .join(schema ? `${schema}.${leadsTable}` : leadsTable, `${leadsTable}.document_id`, `${planTable}.lead`)
          .orderBy("erase_at")
          .select("erase_at", "open", "form"),
      ),
      ids: ids.map(({ lead }) => lead),
      erasures: erasures.parse(await table(strapi, trx, erasuresTable).orderBy("id", "desc").limit(maxErasuresShown)),
      job: job.parse(await readCursor(strapi, retentionJobName)),
    };
  });
  const open: unknown = await strapi.db
    .query(leadUid)
    .findMany({ where: { documentId: { $in: found.ids } }, select: leadRowFields });
  const order = new Map(found.ids.map((id, index) => [id, index]));
  const leads = await inboxLeads(strapi, leadRows.parse(open));
  return {
    planned: byDay(found.rows),
    open: leads.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)),
    erasures: found.erasures,
    lookedAt: found.job?.looked_at == null ? null : new Date(found.job.looked_at).toISOString(),
  };
}

export const retentionController = ({ strapi }: { strapi: Core.Strapi }) => ({
  plan: endpoint(strapi, retentionPlanSchema, async () => readRetentionPlan(strapi)),
});
