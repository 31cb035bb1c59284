import { belgianDay, type LoginMethod } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { getDeviceName } from "@strapi/utils";
import { z } from "zod";
import { accountSources } from "../account-sources.js";
import { loginTable } from "../account-tables.js";
import { noticeKind } from "../mail-kinds.js";

/** Logins are stored for a year; the last one of each account as long as the account. */
const inserted = 365 * 24 * 3_600_000;

const madeSchema = z.array(z.object({ id: z.number() }));

/** The length of the `device` column. */
const longestDevice = 100;

/** OWNER-4: stores a login, and if staff enabled it the notice mail, in one transaction. */
export async function recordLogin(
  strapi: Core.Strapi,
  account: number,
  { way, userAgent }: { way: LoginMethod; userAgent: string },
): Promise<void> {
  const { loginNotice } = await accountSources(strapi).settings();
  const at = Date.now();
  await inTransaction(strapi, async ({ trx }) => {
    const rows = () => table(strapi, trx, loginTable);
    await rows()
      .where({ account })
      .andWhere("at", "<", at - inserted)
      .delete();
    const device = (getDeviceName(userAgent) ?? "").slice(0, longestDevice);
    const [made] = madeSchema.parse(await rows().insert({ account, at, way, device }).returning("id"));
    if (loginNotice === "never" || !made) return;
    const part = loginNotice === "each" ? String(made.id) : belgianDay(new Date(at));
    await accountSources(strapi).mails.enqueue([{ kind: noticeKind, subject: String(account), part }]);
  });
}
