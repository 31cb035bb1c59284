import type { Core } from "@strapi/strapi";
import { z } from "zod";

const rowsSchema = z.array(z.object({ id: z.number(), key: z.string() }));

/** Like `content_types::api::page.page` or `components::shared.link`: the content manager's names of its forms. */
export type FormName = `content_types::${string}` | `components::${string}`;

/**
 * Whether the version that first started this database had this form. Each start stores the content manager's form of every
 * type that it meets for the first time; the first start does so before it stores the first of its own steps.
 */
export async function existedAtFirstStart(strapi: Core.Strapi, form: FormName): Promise<boolean> {
  const [ofForm, ofSteps] = [`plugin_content_manager_configuration_${form}`, "core_gevel_done"];
  const found: unknown = await strapi.db
    .query("strapi::core-store")
    .findMany({ select: ["id", "key"], where: { key: { $in: [ofForm, ofSteps] } } });
  const rows = new Map(rowsSchema.parse(found).map(({ id, key }) => [key, id]));
  return (rows.get(ofForm) ?? Infinity) < (rows.get(ofSteps) ?? 0);
}
