import { personKey, type PersonalDataProvider, type PersonalDataRecord } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { inAllLanguages, messagesIn } from "../../messages/messages";

const owners = z.array(z.object({ email: z.string(), name: z.string().nullable(), createdAt: z.coerce.date() }));
const accounts = z.array(
  z.object({ id: z.number(), email: z.string(), username: z.string(), createdAt: z.coerce.date() }),
);
const logins = z.array(z.object({ at: z.coerce.number(), device: z.string() }));

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
  name: inAllLanguages("personal-data.name.owners"),
  tables: ["owners", "up_users", "gevel_account_links", "gevel_account_logins"],
  stays: inAllLanguages("personal-data.stays.owners"),
  async find(strapi, { address }, language) {
    if (address === null) return [];
    const known = owners.parse(await under(strapi, "plugin::properties.owner", address));
    const own = accounts.parse(await under(strapi, "plugin::users-permissions.user", address));
    const ids = own.filter(({ email }) => personKey(email) === address).map(({ id }) => id);
    const entered = await loginsOf(strapi, ids);
    const text = messagesIn(language);
    const fact = (label: "name" | "email" | "device", value: string | null) =>
      value ? [{ label: text(`personal-data.label.${label}`), value }] : [];
    const record = (email: string, name: string | null, at: Date, title: string): PersonalDataRecord[] =>
      personKey(email) === address
        ? [{ at: at.toISOString(), title, facts: [...fact("name", name), ...fact("email", email)] }]
        : [];
    return [
      ...known.flatMap(({ email, name, createdAt }) =>
        record(email, name, createdAt, ownersPersonalData.name[language]),
      ),
      ...own.flatMap(({ email, username, createdAt }) =>
        record(email, username, createdAt, text("personal-data.label.account")),
      ),
      ...entered.map(({ at, device }) => ({
        at: new Date(at).toISOString(),
        title: text("personal-data.label.login"),
        facts: fact("device", device),
      })),
    ];
  },
};
