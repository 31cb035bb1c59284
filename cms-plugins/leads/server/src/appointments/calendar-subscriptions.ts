import { randomBytes } from "node:crypto";
import { AppError, type StaffCalendar } from "@gevel/config";
import { inTransaction, table, tokenHash } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { calendarsTable } from "./appointment-tables.js";

const row = z
  .object({
    id: z.number().int(),
    name: z.string(),
    agent_email: z.string(),
    read_at: z.coerce.number().nullable(),
  })
  .transform(({ id, name, agent_email, read_at }) => ({
    ...{ id, name, agentEmail: agent_email },
    readAt: read_at === null ? null : new Date(read_at).toISOString(),
  }));

export const readCalendars = (strapi: Core.Strapi): Promise<StaffCalendar[]> =>
  inTransaction(strapi, async ({ trx }) =>
    z.array(row).parse(await table(strapi, trx, calendarsTable).orderBy(["name", "id"])),
  );

const newToken = () => randomBytes(32).toString("base64url");

/** Returns the secret of its address, which is not stored. */
export async function makeCalendar(
  strapi: Core.Strapi,
  { name, agentEmail }: Pick<StaffCalendar, "name" | "agentEmail">,
): Promise<string> {
  const token = newToken();
  await inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, calendarsTable).insert({
      ...{ name, agent_email: agentEmail.toLowerCase(), token_hash: tokenHash(token), created_at: Date.now() },
    });
  });
  return token;
}

/** Another address for the same calendar; the one before leads nowhere any more. */
export const renewCalendar = (strapi: Core.Strapi, id: number): Promise<string> =>
  inTransaction(strapi, async ({ trx }) => {
    const token = newToken();
    const renewed = { token_hash: tokenHash(token), created_at: Date.now(), read_at: null };
    const count = await table(strapi, trx, calendarsTable).where({ id }).update(renewed);
    if (count !== 1) throw new AppError("PAGE_NOT_FOUND", "there is no such calendar");
    return token;
  });

/** From now on its address leads nowhere. */
export const endCalendar = (strapi: Core.Strapi, id: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, calendarsTable).where({ id }).delete();
  });

/** The calendar of a secret, or null; records the access. */
export const findCalendarByToken = (strapi: Core.Strapi, token: string): Promise<StaffCalendar | null> =>
  inTransaction(strapi, async ({ trx }) => {
    const found: unknown = await table(strapi, trx, calendarsTable)
      .where({ token_hash: tokenHash(token) })
      .first();
    if (found === undefined) return null;
    const calendar = row.parse(found);
    await table(strapi, trx, calendarsTable).where({ id: calendar.id }).update({ read_at: Date.now() });
    return calendar;
  });
