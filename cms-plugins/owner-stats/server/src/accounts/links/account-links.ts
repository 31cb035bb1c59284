import { randomBytes } from "node:crypto";
import { accountLinkKinds, languageSchema, type AccountLinkKind, type Language } from "@gevel/config";
import { inTransaction, linkToken, table, tokenHash } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountById, type Account } from "../account.js";
import { linkTable } from "../account-tables.js";

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a link works after its mail is sent. */
export const linkLife: Readonly<Record<AccountLinkKind, number>> = {
  invitation: 7 * day,
  reset: 10 * minute,
  login: 15 * minute,
};

/** PostgreSQL returns a bigint as text. */
const timestamp = z.union([z.number(), z.string()]).transform(Number);

const rowSchema = z.object({
  id: z.string(),
  kind: z.enum(accountLinkKinds),
  email: z.string(),
  account: z.number().nullable(),
  language: languageSchema,
  created_at: timestamp,
  mailed_at: timestamp.nullable(),
  until: timestamp.nullable(),
  used_at: timestamp.nullable(),
});
export type LinkRow = z.infer<typeof rowSchema>;
export const linkRows = z.array(rowSchema);

export const tokenOf = (strapi: Core.Strapi, { id, kind }: Pick<LinkRow, "id" | "kind">): string =>
  linkToken(strapi, `owner ${kind}`, id);

interface NewLink {
  kind: AccountLinkKind;
  email: string;
  language: Language;
  /** Known if staff invite. */
  account?: number;
}

/** Stores links; returns their ids in order. Also deletes those over a day old, except invitations. */
export async function makeLinks(strapi: Core.Strapi, links: readonly NewLink[]): Promise<string[]> {
  const now = Date.now();
  const rows = links.map(({ kind, email, language, account }) => {
    const id = randomBytes(12).toString("hex");
    const own = { id, kind, email, language, account: account ?? null };
    return { ...own, token_hash: tokenHash(tokenOf(strapi, own)), created_at: now };
  });
  await inTransaction(strapi, async ({ trx }) => {
    const over = table(strapi, trx, linkTable)
      .whereNot({ kind: "invitation" })
      .andWhere("created_at", "<", now - day);
    await over.delete();
    for (let start = 0; start < rows.length; start += 500)
      await table(strapi, trx, linkTable).insert(rows.slice(start, start + 500));
  });
  return rows.map(({ id }) => id);
}

export async function readLinkById(strapi: Core.Strapi, id: string): Promise<LinkRow | null> {
  const rows: unknown = await inTransaction(strapi, ({ trx }) => table(strapi, trx, linkTable).where({ id }));
  return linkRows.parse(rows)[0] ?? null;
}

/** Starts the link's period when the mail is sent. Each attempt restarts it, so a delayed mail has no expired link. */
export const recordMailed = (strapi: Core.Strapi, { id, kind }: LinkRow, account: number, now: number): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, linkTable)
      .where({ id, used_at: null })
      .update({ account, mailed_at: now, until: now + linkLife[kind] });
  });

export const dropLink = (strapi: Core.Strapi, id: string): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, linkTable).where({ id }).delete();
  });

interface LiveLink {
  row: LinkRow;
  account: Account;
}

/** The link's row and account; null if it was used or has expired, or its account is gone or blocked. */
export async function liveLink(strapi: Core.Strapi, token: string, now = Date.now()): Promise<LiveLink | null> {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, linkTable).where({ token_hash: tokenHash(token) }),
  );
  const [row] = linkRows.parse(found);
  if (!row || row.used_at !== null || row.until === null || row.until <= now || row.account === null) return null;
  const account = await accountById(strapi, row.account);
  return account && !account.blocked ? { row, account } : null;
}

/** Marks it as used. False if another request did first: of two concurrent ones only one gets in. */
export const spendLink = (strapi: Core.Strapi, { id }: LinkRow, now = Date.now()): Promise<boolean> =>
  inTransaction(strapi, async ({ trx }) => {
    const used: unknown = await table(strapi, trx, linkTable)
      .where({ id, used_at: null })
      .andWhere("until", ">", now)
      .update({ used_at: now });
    return used === 1;
  });

/** Whatever links these accounts still have do nothing any more. */
export const voidLinks = (strapi: Core.Strapi, accounts: readonly number[], now = Date.now()): Promise<void> =>
  inTransaction(strapi, async ({ trx }) => {
    await table(strapi, trx, linkTable)
      .whereIn("account", [...accounts])
      .andWhere("used_at", null)
      .andWhere("until", ">", now)
      .update({ until: now });
  });
