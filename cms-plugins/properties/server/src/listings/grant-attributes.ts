import { listingAttributes } from "@gevel/config";
import { table, type Connection } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { propertyUid } from "../rows/content-type-uids.js";
import { readJson } from "../rows/read-value.js";

const permissions = z.array(z.object({ id: z.number().int(), properties: z.unknown() }));
const properties = z.looseObject({ fields: z.array(z.string()) });
const field = "attributes";

/**
 * A role that might see or write every attribute when each was a field may do the same with the field that holds them all.
 * One that might see some of them only is left for an administrator to judge.
 */
export async function grantAttributes(strapi: Core.Strapi, trx: Connection): Promise<void> {
  if (!(await strapi.db.getSchemaConnection(trx).hasTable("admin_permissions"))) return;
  const found: unknown = await table(strapi, trx, "admin_permissions")
    .where({ subject: propertyUid })
    .select(["id", "properties"]);
  for (const { id, properties: stored } of permissions.parse(found)) {
    const granted = readJson(stored, properties, null);
    if (granted === null || granted.fields.includes(field)) continue;
    if (!listingAttributes.every(({ key }) => granted.fields.includes(key))) continue;
    const changed = JSON.stringify({ ...granted, fields: [...granted.fields, field] });
    await table(strapi, trx, "admin_permissions").where({ id }).update({ properties: changed });
  }
}
