import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { z } from "zod";

/** The part of Strapi's service of permissions that is replaced. */
interface PermissionService {
  engine: { generateUserAbility(user: { id: number | string }): Promise<unknown> };
}

/** Some thirty staff, each with the rights of before a change and of after it. */
const maxEntries = 60;

/** The permission rows of a user as stored: parsing their contents takes longer than all else. */
async function permissionRows(strapi: Core.Strapi, id: number | string): Promise<unknown> {
  const query = strapi.db.queryBuilder("admin::permission");
  const columns = ["id", "action", "subject", "properties", "conditions", "actionParameters"];
  const rows: unknown = await query
    .select(columns)
    .where({ role: { users: { id } } })
    .orderBy("id")
    .getKnexQuery();
  return rows;
}

/**
 * Strapi evaluates some hundred permissions anew for each request to the admin, each with a deep copy: 25 ms of a processor (decision
 * 084, https://github.com/strapi/strapi/issues/22725). The result holds as long as the permissions and the user are the same, which is
 * looked at each time, so that a change counts at once, on another instance too. Strapi's conditions look at nothing but the user.
 */
export function cacheAbilities(strapi: Core.Strapi): void {
  const { engine } = z.custom<PermissionService>().parse(strapi.service("admin::permission"));
  const generate = engine.generateUserAbility;
  const cache = new Map<string, unknown>();
  const keyOf = async (user: { id: number | string }) => {
    const rights = await permissionRows(strapi, user.id);
    return createHash("sha256")
      .update(JSON.stringify([user, rights]))
      .digest("base64");
  };
  const remember = (key: string, ability: unknown) => {
    // Least recently used entries are evicted first.
    cache.delete(key);
    cache.set(key, ability);
    for (const [oldest] of cache) if (cache.size > maxEntries) cache.delete(oldest);
    return ability;
  };
  engine.generateUserAbility = async (user) => {
    const key = await keyOf(user);
    const ability = cache.get(key);
    if (ability) return remember(key, ability);
    const generated = await generate(user);
    // Permissions that changed meanwhile may be restored later, and this result is not based on the current ones.
    return (await keyOf(user)) === key ? remember(key, generated) : generated;
  };
}
