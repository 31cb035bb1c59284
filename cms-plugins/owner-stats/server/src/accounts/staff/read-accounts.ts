import type { StaffAccount, StaffAccounts } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountByEmail, countAccounts, readAccounts, type Account } from "../account.js";
import { accountSources } from "../account-sources.js";
import { linkTable, loginTable } from "../account-tables.js";
import { linkRows, type LinkRow } from "../links/account-links.js";

const pageSize = 50;

const lastLogins = z.array(z.object({ account: z.number(), at: z.coerce.number() }));

/** The last invitation and the last login of each of these. */
async function historyOf(strapi: Core.Strapi, ids: readonly number[]) {
  return inTransaction(strapi, async ({ trx }) => {
    const links: unknown = await table(strapi, trx, linkTable)
      .where({ kind: "invitation" })
      .whereIn("account", [...ids])
      .orderBy("created_at");
    const logins: unknown = await table(strapi, trx, loginTable)
      .whereIn("account", [...ids])
      .groupBy("account")
      .select("account")
      .max({ at: "at" });
    return {
      // The last of several invitations wins.
      invitations: new Map(linkRows.parse(links).map((row) => [row.account, row])),
      logins: new Map(lastLogins.parse(logins).map(({ account, at }) => [account, at])),
    };
  });
}

const timestamp = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString());

function invitationOf(row: LinkRow | undefined) {
  const { created_at, mailed_at, used_at, until } = row ?? {};
  return {
    invitedAt: timestamp(created_at),
    mailedAt: timestamp(mailed_at),
    acceptedAt: timestamp(used_at),
    until: timestamp(until),
  };
}

async function seen(strapi: Core.Strapi, accounts: readonly Account[]): Promise<StaffAccount[]> {
  if (accounts.length === 0) return [];
  const { invitations, logins } = await historyOf(
    strapi,
    accounts.map(({ id }) => id),
  );
  const entries = await accountSources(strapi).owners(accounts.map(({ email }) => email.toLowerCase()));
  return accounts.map(({ id, email, blocked }) => {
    const own = entries.filter((entry) => entry.email === email.toLowerCase());
    return {
      ...{ id, email, blocked },
      name: own.find(({ name }) => name !== "")?.name ?? "",
      path: own[0]?.adminPath ?? "",
      ...invitationOf(invitations.get(id)),
      lastLoginAt: timestamp(logins.get(id)),
    };
  });
}

/** Owners who were never invited and never logged in: staff have not mailed them a link. */
export async function uninvitedAccounts(strapi: Core.Strapi): Promise<Account[]> {
  const known = await inTransaction(strapi, async ({ trx }) => {
    const of = async (name: string): Promise<unknown> =>
      table(strapi, trx, name).whereNotNull("account").distinct("account");
    const ids = z.array(z.object({ account: z.number() }));
    return [...ids.parse(await of(linkTable)), ...ids.parse(await of(loginTable))];
  });
  const reached = new Set(known.map(({ account }) => account));
  return (await readAccounts(strapi)).filter(({ id, blocked }) => !blocked && !reached.has(id));
}

export async function listAccounts(strapi: Core.Strapi, page: number): Promise<StaffAccounts> {
  const total = await countAccounts(strapi);
  const accounts = await readAccounts(strapi, { offset: (page - 1) * pageSize, limit: pageSize });
  return {
    accounts: await seen(strapi, accounts),
    pagination: { page, pageCount: Math.ceil(total / pageSize), total },
    uninvited: (await uninvitedAccounts(strapi)).length,
  };
}

export async function staffAccount(strapi: Core.Strapi, email: string): Promise<StaffAccount | null> {
  const account = await accountByEmail(strapi, email);
  return account ? ((await seen(strapi, [account]))[0] ?? null) : null;
}
