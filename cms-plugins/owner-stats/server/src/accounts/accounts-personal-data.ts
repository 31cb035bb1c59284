import { personKey, type Language } from "@gevel/config";
import { inTransaction, table, type PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { accountUid } from "./account.js";
import { linkTable, loginTable } from "./account-tables.js";
import { linkRows } from "./links/account-links.js";
import { mailNames } from "./mail-kinds.js";

const accounts = z.array(
  z.object({ id: z.number(), email: z.string(), username: z.string(), createdAt: z.coerce.date() }),
);
const logins = z.array(z.object({ at: z.coerce.number(), device: z.string() }));

const labels = {
  email: { nl: "E-mail", fr: "E-mail", en: "Email", de: "E-Mail" },
  name: { nl: "Naam", fr: "Nom", en: "Name", de: "Name" },
  login: {
    nl: "Aangemeld in het eigenaarsportaal",
    fr: "Connexion à l’espace propriétaire",
    en: "Logged in to the owner portal",
    de: "Anmeldung im Eigentümerportal",
  },
  device: { nl: "Toestel", fr: "Appareil", en: "Device", de: "Gerät" },
} as const satisfies Record<string, Record<Language, string>>;

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
  name: {
    nl: "Account van het eigenaarsportaal",
    fr: "Compte de l’espace propriétaire",
    en: "Account of the owner portal",
    de: "Konto des Eigentümerportals",
  },
  tables: ["up_users", loginTable],
  stays: {
    nl: "Hoort bij een dossier van verkoop of verhuring, dat wettelijk tien jaar bewaard wordt.",
    fr: "Fait partie d’un dossier de vente ou de location, que la loi impose de conserver dix ans.",
    en: "Belongs to a file of sale or letting, which the law keeps for ten years.",
    de: "Gehört zu einer Verkaufs- oder Vermietungsakte, die das Gesetz zehn Jahre aufbewahrt.",
  },
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
    const fact = (label: keyof typeof labels, value: string) =>
      value ? [{ label: labels[label][language], value }] : [];
    return [
      ...own.map(({ email, username, createdAt }) => ({
        at: createdAt.toISOString(),
        title: accountsPersonalData.name[language],
        facts: [...fact("name", username), ...fact("email", email)],
      })),
      ...entered.map(({ at, device }) => ({
        at: new Date(at).toISOString(),
        title: labels.login[language],
        facts: fact("device", device),
      })),
    ];
  },
};

/** Anybody can request a link, so an address may be here without an account. */
export const accountLinksPersonalData: PersonalDataProvider = {
  key: "owner-account-links",
  name: {
    nl: "Links naar het eigenaarsportaal",
    fr: "Liens vers l’espace propriétaire",
    en: "Links to the owner portal",
    de: "Links zum Eigentümerportal",
  },
  tables: [linkTable],
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const found: unknown = await inTransaction(strapi, ({ trx }) =>
      table(strapi, trx, linkTable).where({ email: address }).orderBy("created_at"),
    );
    return linkRows.parse(found).map(({ kind, email, created_at }) => ({
      at: new Date(created_at).toISOString(),
      title: mailNames[kind][language],
      facts: [{ label: labels.email[language], value: email }],
    }));
  },
  erase: (strapi, { address }) =>
    inTransaction(strapi, async ({ trx }) => ({
      erased: address === null ? 0 : Number(await table(strapi, trx, linkTable).where({ email: address }).delete()),
    })),
};
