import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";

export const accountUid = "plugin::users-permissions.user";

const accountSchema = z.object({
  id: z.number(),
  email: z.string(),
  username: z.string(),
  blocked: z
    .boolean()
    .nullish()
    .transform((blocked) => blocked === true),
});
export type Account = z.infer<typeof accountSchema>;

const select = ["id", "email", "username", "blocked"];

/** Only accounts of owners: other roles of the app are outside this plugin. */
const ofOwners = (strapi: Core.Strapi) => ({ role: { type: pluginSettings(strapi).ownerRole }, provider: "local" });

async function findOne(strapi: Core.Strapi, where: object): Promise<Account | null> {
  const found: unknown = await strapi.db
    .query(accountUid)
    .findOne({ where: { ...ofOwners(strapi), ...where }, select });
  return accountSchema.nullable().parse(found);
}

export const accountById = (strapi: Core.Strapi, id: number): Promise<Account | null> => findOne(strapi, { id });

export const accountByEmail = (strapi: Core.Strapi, email: string): Promise<Account | null> =>
  findOne(strapi, { email: { $eqi: email } });

/** With the same lookup as Strapi's login. */
export const accountByName = (strapi: Core.Strapi, typed: string): Promise<Account | null> =>
  findOne(strapi, { $or: [{ email: typed.toLowerCase() }, { username: typed }] });

/** All of them, or those of these ids, by address. */
export async function readAccounts(
  strapi: Core.Strapi,
  { ids, offset = 0, limit }: { ids?: readonly number[]; offset?: number; limit?: number } = {},
): Promise<Account[]> {
  const found: unknown = await strapi.db.query(accountUid).findMany({
    where: { ...ofOwners(strapi), ...(ids && { id: { $in: [...ids] } }) },
    select,
    orderBy: { email: "asc" },
    offset,
    ...(limit !== undefined && { limit }),
  });
  return z.array(accountSchema).parse(found);
}

export const countAccounts = (strapi: Core.Strapi): Promise<number> =>
  strapi.db.query(accountUid).count({ where: ofOwners(strapi) });
