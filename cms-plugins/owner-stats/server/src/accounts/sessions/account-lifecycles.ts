import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountById, accountUid } from "../account.js";
import { linkTable, loginTable } from "../account-tables.js";
import { accountSources } from "../account-sources.js";
import { voidLinks } from "../links/account-links.js";
import { invite } from "../links/invite.js";
import { endSessions } from "./owner-sessions.js";

const rowSchema = z.object({
  id: z.number(),
  email: z.string().nullable(),
  password: z.string().nullable(),
  blocked: z.boolean().nullable(),
});
type Row = z.infer<typeof rowSchema>;

const where = z.record(z.string(), z.unknown());

/** The rows a change or removal affects, read before it. */
async function rowsOf(strapi: Core.Strapi, params: { where?: unknown }): Promise<Row[]> {
  const select = ["id", "email", "password", "blocked"];
  const found: unknown = await strapi.db.query(accountUid).findMany({ where: where.parse(params.where ?? {}), select });
  return z.array(rowSchema).parse(found);
}

/** Whether the account's sessions must end. */
function mustEndSessions(before: Row, after: Row | undefined): boolean {
  if (!after) return true;
  return after.blocked === true || after.password !== before.password || after.email !== before.email;
}

async function afterChange(strapi: Core.Strapi, before: readonly Row[]): Promise<void> {
  const ids = before.map(({ id }) => id);
  const after = new Map((await rowsOf(strapi, { where: { id: { $in: ids } } })).map((row) => [row.id, row]));
  const endingIds = before.filter((row) => mustEndSessions(row, after.get(row.id))).map(({ id }) => id);
  if (endingIds.length === 0) return;
  await inTransaction(strapi, async () => {
    await endSessions(strapi, endingIds);
    await voidLinks(strapi, endingIds);
  });
}

async function afterRemoval(strapi: Core.Strapi, before: readonly Row[]): Promise<void> {
  const ids = before.map(({ id }) => id);
  await inTransaction(strapi, async ({ trx }) => {
    await endSessions(strapi, ids);
    for (const name of [linkTable, loginTable]) await table(strapi, trx, name).whereIn("account", ids).delete();
  });
}

const made = z.object({ id: z.number() });

async function afterMaking(strapi: Core.Strapi, result: unknown): Promise<void> {
  const { id } = made.parse(result);
  if (!(await accountSources(strapi).settings()).inviteNewOwners) return;
  const account = await accountById(strapi, id);
  if (account) await invite(strapi, [account]);
}

/**
 * OWNER-1: a new password, another address, a block and a removal end the account's sessions and links in the same
 * transaction, whether staff in the admin, an import or the owner makes the change.
 */
export function registerAccountLifecycles(strapi: Core.Strapi): void {
  const pending = (state: object): readonly Row[] => z.object({ rows: z.array(rowSchema) }).parse(state).rows;
  const note = async ({ params, state }: { params: { where?: unknown }; state: object }) => {
    Object.assign(state, { rows: await rowsOf(strapi, params) });
  };
  strapi.db.lifecycles.subscribe({
    models: [accountUid],
    afterCreate: ({ result }) => afterMaking(strapi, result),
    beforeUpdate: note,
    beforeUpdateMany: note,
    beforeDelete: note,
    beforeDeleteMany: note,
    afterUpdate: ({ state }) => afterChange(strapi, pending(state)),
    afterUpdateMany: ({ state }) => afterChange(strapi, pending(state)),
    afterDelete: ({ state }) => afterRemoval(strapi, pending(state)),
    afterDeleteMany: ({ state }) => afterRemoval(strapi, pending(state)),
  });
}
