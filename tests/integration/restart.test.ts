import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { bootCms, type BootedCms } from "../support/boot-cms.js";
import { embeddedDatabase } from "../support/databases.js";

const route = z.object({
  method: z.string(),
  path: z.string(),
  config: z.object({ middlewares: z.array(z.unknown()).default([]) }).default({ middlewares: [] }),
});
const routes = z.array(route);
const group = z.object({ routes });
const routed = z.object({
  routes: z.union([routes, z.record(z.string(), z.union([group, z.unknown()]))]),
});

/** Every route that is no function, with how much stands before it. */
function routesOf(parts: Record<string, unknown>): string[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const own = routed.safeParse(part).data?.routes ?? [];
    const lists = Array.isArray(own)
      ? [own]
      : Object.values(own).map((each) => group.safeParse(each).data?.routes ?? []);
    return lists.flat().map(({ method, path, config }) => `${name} ${method} ${path} ${config.middlewares.length}`);
  });
}

const stored = z.looseObject({
  layouts: z.looseObject({ list: z.array(z.string()) }),
  metadatas: z.record(z.string(), z.unknown()),
});

/** What the content manager keeps of the forms and lists of a type. */
function formsOf({ strapi }: BootedCms, uid: string) {
  const store = strapi.store({ type: "plugin", name: "content_manager" });
  const key = `configuration_content_types::${uid}`;
  return {
    read: async () => stored.parse(await store.get({ key })),
    write: (value: object) => store.set({ key, value }),
  };
}

describe.each(embeddedDatabase)("a CMS that restarts on the same database, on $name", ({ boot, open }) => {
  it("has the routes of the first start, with the same middlewares", async () => {
    const found: string[][] = [];
    for (let start = 0; start < 2; start += 1) {
      const { strapi, close } = await boot();
      found.push(routesOf({ admin: strapi.admin, ...strapi.plugins }));
      await close();
    }
    expect(found[0]?.length).toBeGreaterThan(100);
    expect(found[1]).toEqual(found[0]);
  });

  it("CMS-9 fits the admin forms to the content types when either changes, and queries little while both are the same", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "gevel-again-"));
    const { url: databaseUrl, drop } = await open(dataDir);
    const page = "api::page.page";
    try {
      const before = await bootCms({ dataDir, databaseUrl });
      const forms = await formsOf(before, page).read();
      const list = [...forms.layouts.list, "gone"];
      await formsOf(before, page).write({
        ...forms,
        layouts: { ...forms.layouts, list },
      });
      await before.close();

      const cms = await bootCms({ dataDir, databaseUrl });
      const { read } = formsOf(cms, page);
      expect(await read()).toEqual(forms);

      const { syncConfigurations } = z
        .object({ syncConfigurations: z.custom<() => Promise<void>>() })
        .parse(cms.strapi.plugin("content-manager").service("content-types"));
      let statements = 0;
      cms.strapi.db.connection.on("query", () => (statements += 1));
      await syncConfigurations();
      expect(statements).toBeLessThan(5);

      const { attributes } = cms.strapi.contentType(page);
      Object.assign(attributes, { novel: { type: "string" } });
      await syncConfigurations();
      expect(Object.keys((await read()).metadatas)).toContain("novel");
      Reflect.deleteProperty(attributes, "novel");
      await syncConfigurations();
      expect(await read()).toEqual(forms);
      await cms.close();
    } finally {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
