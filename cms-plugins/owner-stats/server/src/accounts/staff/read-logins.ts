import { loginMethods, type StaffLogins } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readAccounts } from "../account.js";
import { accountSources } from "../account-sources.js";
import { loginTable } from "../account-tables.js";

const pageSize = 50;

const rows = z.array(
  z.object({
    id: z.number(),
    account: z.number(),
    at: z.coerce.number(),
    way: z.enum(loginMethods),
    device: z.string(),
  }),
);
const counted = z.object({ count: z.coerce.number() });

/** OWNER-4: who came in, newest first. */
export async function readLogins(strapi: Core.Strapi, page: number): Promise<StaffLogins> {
  const { found, total } = await inTransaction(strapi, async ({ trx }) => {
    const all = () => table(strapi, trx, loginTable);
    const pagedRows: unknown = await all()
      .orderBy("id", "desc")
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const count: unknown = await all().count({ count: "*" }).first();
    return { found: rows.parse(pagedRows), total: counted.parse(count).count };
  });
  const accounts = await readAccounts(strapi, { ids: [...new Set(found.map(({ account }) => account))] });
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  const entries = await accountSources(strapi).owners([...emails.values()].map((email) => email.toLowerCase()));
  const nameOf = (email: string) =>
    entries.find((entry) => entry.email === email.toLowerCase() && entry.name !== "")?.name ?? "";
  return {
    logins: found.map(({ account, at, ...login }) => {
      const email = emails.get(account) ?? "";
      return { ...login, at: new Date(at).toISOString(), email, name: nameOf(email) };
    }),
    pagination: { page, pageCount: Math.ceil(total / pageSize), total },
  };
}
