import { describe, expect, it } from "vitest";
import { z } from "zod";
import { databases } from "../support/databases.js";

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

/** Every route without its handler function, with the number of its middlewares. */
function routesOf(parts: Record<string, unknown>): string[] {
  return Object.entries(parts).flatMap(([name, part]) => {
    const own = routed.safeParse(part).data?.routes ?? [];
    const lists = Array.isArray(own)
      ? [own]
      : Object.values(own).map((each) => group.safeParse(each).data?.routes ?? []);
    return lists.flat().map(({ method, path, config }) => `${name} ${method} ${path} ${config.middlewares.length}`);
  });
}

describe.each(databases())("a CMS that restarts on the same database, on $name", ({ boot }) => {
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
});
