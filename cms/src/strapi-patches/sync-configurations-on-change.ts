import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { strapiService } from "../bootstrap/strapi-services";

const configurationServices = ["plugin::content-manager.components", "plugin::content-manager.content-types"] as const;

const schemaKeys = ["kind", "info", "options", "pluginOptions", "attributes", "config"] as const;

const prefix = "plugin_content_manager_configuration";

/** All that the content manager's forms and lists come of: the types with what we arranged for them, and what is stored. */
async function configurationDigest(strapi: Core.Strapi): Promise<string> {
  const schemas: Record<string, object> = { ...strapi.contentTypes, ...strapi.components };
  const types = Object.entries(schemas).map(([uid, schema]) => [
    uid,
    ...schemaKeys.map((part): unknown => Reflect.get(schema, part)),
  ]);
  const fields = z.object({ getAll: z.custom<() => unknown>() }).parse(strapi.get("custom-fields"));
  const store = strapi.db.queryBuilder("strapi::core-store").select(["key", "value"]);
  const stored: unknown = await store
    .where({ key: { $startsWith: prefix } })
    .orderBy("key")
    .getKnexQuery();
  const version: unknown = strapi.config.get("info.strapi");
  return createHash("sha256")
    .update(JSON.stringify([version, types, fields.getAll(), stored]))
    .digest("base64");
}

/**
 * Strapi fits at each start every stored form and list to its type's fields, and checks for it every field of what we arranged:
 * a tenth of the start. It comes to the same as long as both are as they were when that was last done, which is looked at each time.
 */
export function syncConfigurationsOnChange(strapi: Core.Strapi): void {
  const memory = strapi.store({ type: "core", name: "gevel" });
  for (const uid of configurationServices) {
    const service = strapiService(strapi, uid);
    const sync = service.syncConfigurations;
    const key = `fitted_${uid}`;
    service.syncConfigurations = async () => {
      if ((await memory.get({ key })) === (await configurationDigest(strapi))) return;
      await sync();
      await memory.set({ key, value: await configurationDigest(strapi) });
    };
  }
}
