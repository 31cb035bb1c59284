import { planActions, type Plan, type PlanAction, type PlanProblem } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { EntryKey } from "../content/read-content.js";
import { plansTable } from "../tables/publishing-tables.js";

const problemsSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(z.object({ field: z.string().nullable(), message: z.string() })));

const rowSchema = z.object({
  id: z.coerce.number(),
  uid: z.string(),
  document: z.string(),
  locale: z.string(),
  action: z.enum(planActions),
  // PostgreSQL returns a bigint as text.
  at: z.coerce.number(),
  state: z.enum(["planned", "failed"]),
  problems: problemsSchema,
  by: z.string(),
  by_id: z.number().nullable(),
  language: z.string(),
});
export type PlanRow = z.infer<typeof rowSchema>;

type Key = EntryKey & { uid: string };
const where = ({ uid, documentId, locale }: Key) => ({ uid, document: documentId, locale });

export const toPlan = ({ id, action, at, by, problems }: PlanRow): Plan => ({
  ...{ id, action, by, problems },
  at: new Date(at).toISOString(),
});

interface NewPlan {
  action: PlanAction;
  at: number;
  by: string;
  byId: number | null;
  language: string;
}

/** Plans it, in the place of what was planned or refused before. */
export function writePlan(strapi: Core.Strapi, key: Key, { byId, ...plan }: NewPlan): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, plansTable)
      .insert({ ...where(key), ...plan, by_id: byId, state: "planned", problems: "[]" })
      .onConflict(["uid", "document", "locale", "action"])
      .merge();
  });
}

/** Ordered by time. */
const read = (strapi: Core.Strapi, of: object): Promise<PlanRow[]> =>
  inTransaction(strapi, async ({ trx }) =>
    z.array(rowSchema).parse(await table(strapi, trx, plansTable).where(of).orderBy("at").orderBy("id")),
  );

export const allPlans = (strapi: Core.Strapi): Promise<PlanRow[]> => read(strapi, {});
export const plansOf = (strapi: Core.Strapi, key: Key): Promise<PlanRow[]> => read(strapi, where(key));

export async function planById(strapi: Core.Strapi, id: number): Promise<PlanRow | undefined> {
  return (await read(strapi, { id }))[0];
}

export async function plannedLocales(strapi: Core.Strapi, uid: string, documentId: string): Promise<string[]> {
  return [...new Set((await read(strapi, { uid, document: documentId })).map(({ locale }) => locale))];
}

export function duePlans(strapi: Core.Strapi, now: number): Promise<PlanRow[]> {
  return inTransaction(strapi, async ({ trx }) =>
    z
      .array(rowSchema)
      .parse(
        await table(strapi, trx, plansTable)
          .where({ state: "planned" })
          .andWhere("at", "<=", now)
          .orderBy("at")
          .orderBy("id"),
      ),
  );
}

/** Without its own transaction: called often, and mostly finds nothing. */
export async function isAnyDue(strapi: Core.Strapi, now: number): Promise<boolean> {
  const found: unknown = await table(strapi, strapi.db.connection, plansTable)
    .where({ state: "planned" })
    .andWhere("at", "<=", now)
    .first("id");
  return found !== undefined;
}

/** Deletes a plan as it was read; false where another process did, or staff changed it meanwhile. The row lock decides. */
export function claimPlan(strapi: Core.Strapi, { id, at }: PlanRow): Promise<boolean> {
  return inTransaction(strapi, async ({ trx }) => {
    const claimed: unknown = await table(strapi, trx, plansTable).where({ id, at, state: "planned" }).delete();
    return claimed === 1;
  });
}

/** Stores why the plan failed. */
export function rejectPlan(strapi: Core.Strapi, { id, at }: PlanRow, problems: readonly PlanProblem[]): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, plansTable)
      .where({ id, at, state: "planned" })
      .update({ state: "failed", problems: JSON.stringify(problems) });
  });
}

export function removePlan(strapi: Core.Strapi, id: number): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, plansTable).where({ id }).delete();
  });
}

/** Deletes a plan that is fulfilled. */
export function endPlan(strapi: Core.Strapi, key: Key, action: PlanAction): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, plansTable)
      .where({ ...where(key), action })
      .delete();
  });
}

export function deletePlans(strapi: Core.Strapi, key: Key): Promise<void> {
  return inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, plansTable).where(where(key)).delete();
  });
}
