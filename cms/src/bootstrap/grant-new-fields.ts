import type { Core } from "@strapi/strapi";
import { z } from "zod";

const permissionUid = "admin::permission";

const propertiesSchema = z.looseObject({ fields: z.array(z.string()).optional() });
const storedSchema = z.array(
  z.object({ id: z.union([z.number(), z.string()]), action: z.string(), properties: propertiesSchema.nullish() }),
);
const knownSchema = z.record(z.string(), z.array(z.string())).catch({});

/** What a role may do with one content type, as the house means it: the fields of each action. */
interface Granted {
  action: string;
  fields: readonly string[];
}

interface Role {
  id: number | string;
  code: string;
}

/** Fields that a permission lacks though the house grants them and nobody can have taken them away. */
const missing = (meant: readonly string[], known: ReadonlySet<string>, has: readonly string[]): string[] =>
  meant.filter((field) => !known.has(field) && !has.includes(field));

/**
 * Strapi writes down which fields a role may see, so one that a later version of the house brings is seen by nobody but
 * administrators. It is granted once, to the actions that the role still has: what administrators untick stays unticked.
 * Of a database from before the house remembered, the fields of no action of the role count as new.
 */
export async function grantNewFields(
  strapi: Core.Strapi,
  role: Role,
  uid: string,
  granted: readonly Granted[],
): Promise<void> {
  const memory = strapi.store({ type: "core", name: "gevel" });
  const key = `fields-of-${role.code}`;
  const permissions = storedSchema.parse(
    await strapi.db.query(permissionUid).findMany({ where: { subject: uid, role: { id: role.id } } }),
  );
  const all = knownSchema.parse(await memory.get({ key }));
  const before = all[uid] ?? permissions.flatMap(({ properties }) => properties?.fields ?? []);
  const now = [...new Set(granted.flatMap(({ fields }) => fields))];
  if (all[uid] !== undefined && now.every((field) => before.includes(field))) return;
  await strapi.db.transaction(async () => {
    for (const { id, action, properties } of permissions) {
      const has = properties?.fields;
      const meant = granted.find((one) => one.action === action)?.fields ?? [];
      const fresh = has === undefined ? [] : missing(meant, new Set(before), has);
      if (has === undefined || fresh.length === 0) continue;
      const data = { properties: { ...properties, fields: [...has, ...fresh] } };
      await strapi.db.query(permissionUid).update({ where: { id }, data });
    }
    await memory.set({ key, value: { ...knownSchema.parse(await memory.get({ key })), [uid]: now } });
  });
}
