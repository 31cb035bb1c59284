import { personKey } from "@gevel/config";
import { inTransaction, table, type PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountUid } from "./account.js";
import { linkTable, loginTable } from "./account-tables.js";
import { linkRows } from "./links/account-links.js";
import { inAllLanguages, messagesIn } from "../messages/messages.js";

const accounts = z.array(
  z.object({ id: z.number(), email: z.string(), username: z.string(), createdAt: z.coerce.date() }),
);
const logins = z.array(z.object({ at: z.coerce.number(), device: z.string() }));

/** Login times of the last year. */
const loginsOf = (strapi: Core.Strapi, accountIds: readonly number[]): Promise<z.infer<typeof logins>> =>
  inTransaction(strapi, async ({ trx }) =>
    logins.parse(
      await table(strapi, trx, loginTable)
        .whereIn("account", [...accountIds])
        .orderBy("id"),
    ),
  );

/** An owner's account belongs to the file of their listing: an administrator removes it, in the list of users. */
export const accountsPersonalData: PersonalDataProvider = {
  key: "owner-accounts",
  name: inAllLanguages("personal-data.name.owner-accounts"),
  tables: ["up_users", loginTable],
  stays: inAllLanguages("personal-data.stays.owner-accounts"),
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const found: unknown = await strapi.db
      .query(accountUid)
      .findMany({ where: { email: { $eqi: address } }, orderBy: { id: "asc" } });
    const own = accounts.parse(found).filter(({ email }) => personKey(email) === address);
    const entered = await loginsOf(
      strapi,
      own.map(({ id }) => id),
    );
    const text = messagesIn(language);
    const fact = (label: "name" | "email" | "device", value: string) =>
      value ? [{ label: text(`personal-data.label.${label}`), value }] : [];
    return [
      ...own.map(({ email, username, createdAt }) => ({
        at: createdAt.toISOString(),
        title: accountsPersonalData.name[language],
        facts: [...fact("name", username), ...fact("email", email)],
      })),
      ...entered.map(({ at, device }) => ({
        at: new Date(at).toISOString(),
        title: text("personal-data.label.login"),
        facts: fact("device", device),
      })),
    ];
  },
};

/** Anybody can request a link, so an address may be here without an account. */
export const accountLinksPersonalData: PersonalDataProvider = {
  key: "owner-account-links",
  name: inAllLanguages("personal-data.name.owner-account-links"),
  tables: [linkTable],
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const found: unknown = await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, linkTable).where({ email: address }).orderBy("created_at"),
    );
    const text = messagesIn(language);
    return linkRows.parse(found).map(({ kind, email, created_at }) => ({
      at: new Date(created_at).toISOString(),
      title: text(`mail.name.${kind}`),
      facts: [{ label: text("personal-data.label.email"), value: email }],
    }));
  },
  erase: (strapi, { address }) =>
    inTransaction(strapi, async ({ trx }) => ({
      erased: address === null ? 0 : Number(await table(strapi, trx, linkTable).where({ email: address }).delete()),
    })),
};
