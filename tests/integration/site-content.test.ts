import type { Core } from "@strapi/strapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { siteContentTypes } from "../../cms/src/api/content-types.js";
import { readTables } from "../../cms/src/api/site/content/read-tables.js";
import { storedContent } from "../../cms/src/api/site/content/stored-content.js";
import { storedModels } from "../../cms/src/api/site/content/stored-models.js";
import { databases, type TestCms } from "../support/databases.js";

const types = Object.values(siteContentTypes);

interface Populate {
  [attribute: string]: { populate?: Populate; on?: Record<string, { populate: Populate }> };
}

const schemaSchema = z.object({
  attributes: z.record(
    z.string(),
    z.object({ type: z.string(), component: z.string().optional(), components: z.array(z.string()).optional() }),
  ),
});

/** All relations and components of an entry, as Strapi's populate parameter. */
function everything(strapi: Core.Strapi, uid: string): Populate {
  const schemas: Record<string, unknown> = { ...strapi.contentTypes, ...strapi.components };
  const populate: Populate = {};
  for (const [name, { type, component, components = [] }] of Object.entries(
    schemaSchema.parse(schemas[uid]).attributes,
  )) {
    if (["createdBy", "updatedBy", "localizations"].includes(name)) continue;
    if (type === "relation" || type === "media") populate[name] = {};
    if (component !== undefined) populate[name] = { populate: everything(strapi, component) };
    if (type === "dynamiczone")
      populate[name] = {
        on: Object.fromEntries(components.map((part) => [part, { populate: everything(strapi, part) }])),
      };
  }
  return populate;
}

describe.each(databases("sql"))("the stored content on $name", ({ boot }) => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await boot({ seed: "demo" });
  });

  afterAll(() => cms.close());

  it("matches Strapi's own populate, with one query per table and three for relations", async () => {
    const { strapi } = cms;
    const models = storedModels(
      strapi,
      types.map(({ uid }) => uid),
    );
    // The one type that the first start leaves empty.
    await strapi.db
      .query("api::place-page.place-page")
      .create({ data: { name: "Antwerpen", goal: "sale", cities: ["antwerpen|2000"], locale: "nl" } });
    const requested: string[] = [];
    const listen = ({ sql }: { sql: string }) => void requested.push(sql);
    strapi.db.connection.on("query", listen);
    const tables = await readTables(strapi, models);
    strapi.db.connection.off("query", listen);
    // Jobs in the background look meanwhile whether they are due, and write down how far they are.
    const read = requested.filter((sql) => /select/i.test(sql) && !/strapi_core_store_settings|gevel_/.test(sql));
    expect(read).toHaveLength(models.length + 3);

    const { rowsOf, entryOf } = storedContent(models, tables);
    for (const { uid, row } of types) {
      const populated: unknown[] = await strapi.db
        .query(uid)
        .findMany({ populate: everything(strapi, uid), orderBy: { id: "asc" } });
      expect(populated.length, uid).toBeGreaterThan(0);
      const entries = rowsOf(uid).map((stored) => row.parse(entryOf(uid, stored)));
      expect(entries, uid).toEqual(populated.map((entry) => row.parse(entry)));
    }
    const pictures = tables.files.filter(({ uid }) => uid === "api::article.article" || uid === "shared.banner");
    expect(pictures.length).toBeGreaterThan(0);
  });
});
