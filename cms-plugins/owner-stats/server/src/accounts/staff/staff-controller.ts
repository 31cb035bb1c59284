import {
  AppError,
  inviteResponseSchema,
  inviteRequestSchema,
  staffAccountResponseSchema,
  staffAccountQuerySchema,
  staffAccountsQuerySchema,
  staffAccountsSchema,
  staffLoginsSchema,
} from "@gevel/config";
import { endpoint, parseInput } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { accountById } from "../account.js";
import { invite } from "../links/invite.js";
import { listAccounts, staffAccount, uninvitedAccounts } from "./read-accounts.js";
import { readLogins } from "./read-logins.js";

async function accountToInvite(strapi: Core.Strapi, id: number) {
  const account = await accountById(strapi, id);
  if (!account || account.blocked) throw new AppError("PERSON_NOT_FOUND", "there is no account to invite");
  return account;
}

/** The accounts of owners as staff see them; its routes check who may. */
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
