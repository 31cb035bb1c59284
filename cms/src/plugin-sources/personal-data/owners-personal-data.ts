import { personKey, type Language, type PersonalDataProvider, type PersonalDataRecord } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

const owners = z.array(z.object({ email: z.string(), name: z.string().nullable(), createdAt: z.coerce.date() }));
const accounts = z.array(
  z.object({ id: z.number(), email: z.string(), username: z.string(), createdAt: z.coerce.date() }),
);
const logins = z.array(z.object({ at: z.coerce.number(), device: z.string() }));

const labels = {
  email: { nl: "E-mail", fr: "E-mail", en: "Email", de: "E-Mail" },
  name: { nl: "Naam", fr: "Nom", en: "Name", de: "Name" },
  account: {
    nl: "Account van het eigenaarsportaal",
    fr: "Compte de l’espace propriétaire",
    en: "Account of the owner portal",
    de: "Konto des Eigentümerportals",
  },
  login: {
    nl: "Aangemeld in het eigenaarsportaal",
    fr: "Connexion à l’espace propriétaire",
    en: "Logged in to the owner portal",
    de: "Anmeldung im Eigentümerportal",
  },
  device: { nl: "Toestel", fr: "Appareil", en: "Device", de: "Gerät" },
} as const satisfies Record<string, Record<Language, string>>;

async function under(strapi: Core.Strapi, uid: string, address: string): Promise<unknown> {
  return strapi.db.query(uid).findMany({ where: { email: { $eqi: address } } });
}

/** Login times of the last year. */
async function loginsOf(strapi: Core.Strapi, accountIds: readonly number[]): Promise<z.infer<typeof logins>> {
  return inTransaction(strapi, async ({ trx }) =>
    logins.parse(
      await table(strapi, trx, "gevel_account_logins")
        .whereIn("account", [...accountIds])
        .orderBy("id"),
    ),
  );
}

/**
 * The owner of a listing sold or let through the agency is in its file, which the law requires to be kept for ten
 * years: included in a person's data, and erased only by an administrator, in the lists of owners and users.
 */
export const ownersPersonalData: PersonalDataProvider<Core.Strapi> = {
  key: "owners",
  name: { nl: "Eigenaar", fr: "Propriétaire", en: "Owner", de: "Eigentümer" },
  tables: ["owners", "up_users", "gevel_account_links", "gevel_account_logins"],
  stays: {
    nl: "Hoort bij een dossier van verkoop of verhuring, dat wettelijk tien jaar bewaard wordt.",
    fr: "Fait partie d’un dossier de vente ou de location, que la loi impose de conserver dix ans.",
    en: "Belongs to a file of sale or letting, which the law keeps for ten years.",
    de: "Gehört zu einer Verkaufs- oder Vermietungsakte, die das Gesetz zehn Jahre aufbewahrt.",
  },
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const known = owners.parse(await under(strapi, "plugin::properties.owner", address));
    const own = accounts.parse(await under(strapi, "plugin::users-permissions.user", address));
    const ids = own.filter(({ email }) => personKey(email) === address).map(({ id }) => id);
    const entered = await loginsOf(strapi, ids);
    const fact = (label: keyof typeof labels, value: string | null) =>
      value ? [{ label: labels[label][language], value }] : [];
    const record = (email: string, name: string | null, at: Date, title: string): PersonalDataRecord[] =>
      personKey(email) === address
        ? [{ at: at.toISOString(), title, facts: [...fact("name", name), ...fact("email", email)] }]
        : [];
    return [
      ...known.flatMap(({ email, name, createdAt }) =>
        record(email, name, createdAt, ownersPersonalData.name[language]),
      ),
      ...own.flatMap(({ email, username, createdAt }) => record(email, username, createdAt, labels.account[language])),
      ...entered.map(({ at, device }) => ({
        at: new Date(at).toISOString(),
        title: labels.login[language],
        facts: fact("device", device),
      })),
    ];
  },
};
