import { backgroundJob, inTransaction, table, writeCursor } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { pluginSettings } from "../settings/plugin-settings.js";
import { planTable } from "../privacy/retention-tables.js";
import { z } from "zod";
import { answersTable, historyTable } from "../inbox/inbox-tables.js";
import { leadUid } from "../lead/lead-schema.js";
import { ofLeads } from "../privacy/data-subject.js";
import { erasePersonalData } from "../privacy/erase-personal-data.js";
import { sendRenewals } from "../subscriptions/renewal/send-renewals.js";
import { endUnanswered } from "../subscriptions/renewal/end-unanswered.js";
import { announcedFor, isOpen, updatedNotice } from "./due-leads.js";
import { readRetainedLeads, findExpiringLeads } from "./retained-leads.js";
import { dropSubscriptions } from "../subscriptions/drop-subscriptions.js";
import { subscriptionTable } from "../subscriptions/subscription-table.js";

/** Days for which its link still shows that it ended. */
const shownMs = 30 * 86_400_000;

const ids = z.array(z.object({ id: z.number() }));

/** Deletes subscriptions that outlived their lead and have ended: no other rule deletes them. */
const dropEnded = (strapi: Core.Strapi, now: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    const { tableName } = strapi.db.metadata.get(leadUid);
    const found: unknown = await table(strapi, trx, subscriptionTable)
      .where("ended_at", "<", now - shownMs)
      .whereNotIn("lead", table(strapi, trx, tableName).select("document_id"))
      .select("id");
    const ended = ids.parse(found).map(({ id }) => id);
    await dropSubscriptions(strapi, trx, ended);
  });

/** Leads reviewed, and erased, in one step. */
const batchSize = 200;
const eraseBatchSize = 25;

const plannedRow = z.object({
  lead: z.string(),
  erase_at: z.coerce.number(),
  open: z.union([z.boolean(), z.number()]).transform(Boolean),
});
const plannedRows = z.array(plannedRow);

type ShouldContinue = () => Promise<boolean>;

/** Withdraws notices that no longer apply, and postpones those of reopened leads. */
async function reviewPlan(strapi: Core.Strapi, now: number, shouldContinue: ShouldContinue): Promise<void> {
  let after = "";
  while (await shouldContinue()) {
    const planned = plannedRows.parse(
      await inTransaction(strapi, ({ trx }) =>
        table(strapi, trx, planTable).where("lead", ">", after).orderBy("lead").limit(batchSize),
      ),
    );
    if (planned.length === 0) return;
    const leads = new Map(
      (
        await readRetainedLeads(
          strapi,
          planned.map(({ lead }) => lead),
        )
      ).map((lead) => [lead.documentId, lead]),
    );
    await inTransaction(strapi, async ({ trx }) => {
      for (const { lead: documentId, erase_at: eraseAt, open } of planned) {
        const lead = leads.get(documentId);
        const at = lead ? updatedNotice(lead, { eraseAt, open }, now) : null;
        const row = table(strapi, trx, planTable).where({ lead: documentId });
        if (lead === undefined || at === null) await row.delete();
        else if (at !== eraseAt || isOpen(lead) !== open) await row.update({ erase_at: at, open: isOpen(lead) });
      }
    });
    after = planned.at(-1)?.lead ?? after;
  }
}

/** FORM-12: announces upcoming erasures in the admin. */
async function announce(strapi: Core.Strapi, now: number, shouldContinue: ShouldContinue): Promise<void> {
  let after = 0;
  while (await shouldContinue()) {
    const leads = await findExpiringLeads(strapi, { after, atMost: batchSize, now });
    if (leads.length === 0) return;
    const rows = leads.flatMap((lead) => {
      const at = announcedFor(lead, now);
      return at === null ? [] : [{ lead: lead.documentId, erase_at: at, open: isOpen(lead) }];
    });
    if (rows.length > 0)
      await inTransaction(strapi, async ({ trx }) => {
        await table(strapi, trx, planTable).insert(rows).onConflict("lead").ignore();
      });
    after = leads.at(-1)?.id ?? after;
  }
}

/** Erases announced leads whose date has come. Those reopened since then wait for their longer notice. */
async function eraseDue(strapi: Core.Strapi, now: number, shouldContinue: ShouldContinue): Promise<number> {
  let erased = 0;
  while (await shouldContinue()) {
    const step = await inTransaction(strapi, async ({ trx }) => {
      const due = plannedRows.parse(
        await table(strapi, trx, planTable).where("erase_at", "<=", now).orderBy("lead").limit(eraseBatchSize),
      );
      const leads = await readRetainedLeads(
        strapi,
        due.map(({ lead }) => lead),
      );
      const planned = new Map(due.map((row) => [row.lead, row]));
      const erasable = leads.flatMap((lead) => {
        const row = planned.get(lead.documentId);
        const at = row && updatedNotice(lead, { eraseAt: row.erase_at, open: row.open }, now);
        return at !== undefined && at !== null && at <= now ? [lead.documentId] : [];
      });
      if (erasable.length === 0) return null;
      return {
        ...(await erasePersonalData(strapi, await ofLeads(strapi, erasable, "retention"), "")),
        erasable,
      };
    });
    if (step === null) return erased;
    for (const finish of step.after) await finish();
    erased += step.erasable.length;
  }
  return erased;
}

/** Older rows cannot belong to a write still in progress. */
const writtenMs = 3_600_000;

/** Deletes notes and answers stored just as their lead was erased, which belong to no lead. */
async function deleteOrphans(strapi: Core.Strapi): Promise<void> {
  const { tableName } = strapi.db.metadata.get(leadUid);
  await inTransaction(strapi, async ({ trx }) => {
    for (const name of [historyTable, answersTable])
      await table(strapi, trx, name)
        .where("at", "<", Date.now() - writtenMs)
        .whereNotIn("lead", table(strapi, trx, tableName).select("document_id"))
        .delete();
  });
}

/**
 * One round of retention: asks subscribers after two years whether they still want it, withdraws notices, gives notice,
 * and erases what had its notice. In small steps, so that nothing else is blocked; checks `shouldContinue` before each.
 * Returns the number of leads erased.
 */
async function runRetention(strapi: Core.Strapi, now: number, shouldContinue: ShouldContinue): Promise<number> {
  await sendRenewals(strapi, now, shouldContinue);
  await endUnanswered(strapi, now, shouldContinue);
  await reviewPlan(strapi, now, shouldContinue);
  await announce(strapi, now, shouldContinue);
  await deleteOrphans(strapi);
  await dropEnded(strapi, now);
  return eraseDue(strapi, now, shouldContinue);
}

export const retentionJobName = "leads.retention";

/** Looks every hour; `now` decides what is due. Its result is the number of leads erased. */
export const retentionJob = backgroundJob({
  name: retentionJobName,
  schedule: { cron: "17 * * * *" },
  timeLimitMs: 3_600_000,
  isEnabled: (strapi) => pluginSettings(strapi).retentionJob,
  failed: "retention: erasing expired leads failed",
  async round(strapi, { canContinue, now }) {
    const erased = await runRetention(strapi, now, async () => canContinue());
    if (canContinue()) await writeCursor(strapi, retentionJobName, { looked_at: now });
    if (erased > 0) strapi.log.info(`retention: expired leads erased, count=${erased}`);
    return erased;
  },
});
