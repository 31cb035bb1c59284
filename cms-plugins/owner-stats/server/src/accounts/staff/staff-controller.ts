import {
  AppError,
  inviteResponseSchema,
  inviteRequestSchema,
  staffAccountResponseSchema,
  staffAccountQuerySchema,
  staffAccountsQuerySchema,
  staffAccountsSchema,
  staffLoginsSchema,
  loginMethods,
  type StaffLogins,
} from "@gevel/config";
import { endpoint, parseInput, inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { accountById, readAccounts } from "../account.js";
import { invite } from "../links/invite.js";
import { listAccounts, staffAccount, uninvitedAccounts } from "./read-accounts.js";
import { z } from "zod";
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

/** OWNER-4: the logins, newest first. */
async function readLogins(strapi: Core.Strapi, page: number): Promise<StaffLogins> {
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

async function accountToInvite(strapi: Core.Strapi, id: number) {
  const account = await accountById(strapi, id);
  if (!account || account.blocked) throw new AppError("PERSON_NOT_FOUND", "there is no account to invite");
  return account;
}

/** The accounts of owners for staff; its routes check permissions. */
export const staffController = ({ strapi }: { strapi: Core.Strapi }) => ({
  list: endpoint(strapi, staffAccountsSchema, async (ctx) =>
    listAccounts(strapi, parseInput(staffAccountsQuerySchema, ctx.query, "query").page),
  ),
  one: endpoint(strapi, staffAccountResponseSchema, async (ctx) => ({
    account: await staffAccount(strapi, parseInput(staffAccountQuerySchema, ctx.request.body).email),
  })),
  invite: endpoint(strapi, inviteResponseSchema, async (ctx) => {
    const { id } = parseInput(inviteRequestSchema, ctx.request.body);
    const accounts = id === undefined ? await uninvitedAccounts(strapi) : [await accountToInvite(strapi, id)];
    await invite(strapi, accounts);
    return { invited: accounts.length };
  }),
  logins: endpoint(strapi, staffLoginsSchema, async (ctx) =>
    readLogins(strapi, parseInput(staffAccountsQuerySchema, ctx.query, "query").page),
  ),
});
