import { randomBytes } from "node:crypto";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { ownerUid } from "../rows/content-type-uids.js";
import { pluginSettings } from "../settings/plugin-settings.js";

const userUid = "plugin::users-permissions.user";
const roleUid = "plugin::users-permissions.role";

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

const accounts = z.array(z.object({ email: z.string().nullable(), username: z.string().nullable() }));

const roleSchema = z.object({ id: z.number() });

interface RoleService {
  createRole(role: { name: string; type: string; description: string; permissions: object }): Promise<unknown>;
}

/** The role of owners. If this plugin has to create it, it has no permissions until somebody grants some. */
export async function ownerRoleId(strapi: Core.Strapi): Promise<number> {
  const type = pluginSettings(strapi).ownerRole;
  const find = async (): Promise<unknown> => strapi.db.query(roleUid).findOne({ where: { type } });
  const found = roleSchema.safeParse(await find());
  if (found.success) return found.data.id;
  const description = "Owners of homes: accounts that an import or staff made for them.";
  await z
    .custom<RoleService>()
    .parse(strapi.service(roleUid))
    .createRole({ name: "Owner", type, description, permissions: {} });
  return roleSchema.parse(await find()).id;
}

/** Hash of a password nobody knows: an administrator sets one. Hashing is slow, so one serves for many accounts. */
async function unknownPassword(strapi: Core.Strapi): Promise<string> {
  const service = z.custom<UserService>().parse(strapi.service(userUid));
  const { password } = await service.ensureHashedPasswords({ password: randomBytes(32).toString("base64url") });
  return password;
}

/**
 * Creates an account for each email without one. An existing one keeps its role, password and blocked state. Call it
 * while the change log is locked; otherwise two calls at once create two.
 */
export async function ensureAccounts(strapi: Core.Strapi, emails: readonly string[], role: number): Promise<void> {
  if (emails.length === 0) return;
  const wanted = [...new Set(emails)];
  const { name, column } = tableOf(strapi, userUid);
  const marks = wanted.map(() => "?").join(",");
  const found = await inTransaction(strapi, async ({ trx }) =>
    accounts.parse(
      await table(strapi, trx, name)
        .whereRaw(`lower(??) in (${marks})`, [column("email"), ...wanted])
        .orWhereIn(column("username"), wanted)
        .select({ email: column("email"), username: column("username") }),
    ),
  );
  const known = new Set(found.map(({ email }) => email?.toLowerCase()));
  const usernames = new Set(found.map(({ username }) => username));
  const missing = wanted.filter((email) => !known.has(email));
  if (missing.length === 0) return;
  const password = await unknownPassword(strapi);
  for (const email of missing) {
    await strapi.db.query(userUid).create({
      data: {
        // Another account may have this email as its username; a login by it must stay theirs.
        username: usernames.has(email) ? `${email} ${randomBytes(4).toString("hex")}` : email,
        ...{ email, password, role, provider: "local", confirmed: true, blocked: false, publishedAt: new Date() },
      },
    });
  }
}

const ids = z.array(z.object({ id: z.number() }));

/**
 * Removes the accounts of addresses that no owner has any more, sessions and links with them (decision 055): who was an owner
 * gets in no longer, and a new address is another person until it chose a password. Accounts of another role stay.
 */
export async function dropAccounts(strapi: Core.Strapi, emails: readonly string[]): Promise<void> {
  for (const email of new Set(emails)) {
    const isOwned = await strapi.db.query(ownerUid).count({ where: { email: { $eqi: email } } });
    if (isOwned > 0) continue;
    const role = { type: pluginSettings(strapi).ownerRole };
    const found: unknown = await strapi.db
      .query(userUid)
      .findMany({ where: { email: { $eqi: email }, role }, select: ["id"] });
    for (const { id } of ids.parse(found)) await strapi.db.query(userUid).delete({ where: { id } });
  }
}
