import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { cacheSchema } from "./cache-schema";
import { cacheValidation } from "./cache-validation";

const require = createRequire(import.meta.url);
const inStrapi = createRequire(require.resolve("@strapi/strapi/package.json"));
const file = join(dirname(inStrapi.resolve("@strapi/content-manager/package.json")), "dist/admin/utils/validation.mjs");

describe("the validation rules of a form in the admin", () => {
  it("are built once for the same attributes and components, and again for others or for a state", () => {
    const make = vi.fn(() => ({}));
    const create = cacheSchema(make);
    const [attributes, components] = [{ name: {} }, { "a.b": {} }];
    expect(create(attributes, components)).toBe(create(attributes, components));
    expect(create(attributes)).toBe(create(attributes));
    expect(make).toHaveBeenCalledTimes(2);
    expect(create({ name: {} }, components)).not.toBe(create(attributes, components));
    expect(create(attributes, components, { status: "draft" })).not.toBe(create(attributes, components));
    expect(create(undefined)).not.toBe(create(undefined));
  });
});

describe("the build of the admin", () => {
  const build = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  const transform = (code: string, id: string) => {
    const plugin = cacheValidation();
    plugin.configResolved({ root: "/house/cms" });
    return plugin.transform.call(build, code, id);
  };

  it("replaces Strapi's rules by the cached ones, in the installed Strapi", () => {
    const code = transform(readFileSync(file, "utf8"), `${file}?v=1`)?.code;
    expect(code).toContain('import { cacheSchema } from "/house/cms/src/admin/validation/cache-schema.ts";');
    expect(code).toContain("const createYupSchema = cacheSchema(makeYupSchema);");
    expect(code?.match(/export \{ createYupSchema \}/g)).toHaveLength(1);
    expect(code?.match(/const createYupSchema =/g)).toHaveLength(1);
  });

  it("leaves every other file alone, and fails when the rules are built elsewhere", () => {
    expect(transform("const createYupSchema = (", "/elsewhere/validation.mjs")).toBeNull();
    expect(() => transform("export const other = 1;", file)).toThrow(/createYupSchema has moved/);
    expect(() => cacheValidation().buildEnd.call(build)).toThrow(/was not found/);
    expect(() => cacheValidation().buildEnd.call(build, new Error("another"))).not.toThrow();
  });
});
