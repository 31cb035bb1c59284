import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { patches, patchStrapi } from "./patch-strapi";

const require = createRequire(import.meta.url);
const inStrapi = createRequire(require.resolve("@strapi/strapi/package.json"));
const folder = join(dirname(inStrapi.resolve("@strapi/content-manager/package.json")), "dist/admin");
const files = [...new Set(patches.map(({ file }) => file))];
const build = {
  error(message: string): never {
    throw new Error(message);
  },
};

describe("the changes to Strapi's admin", () => {
  it("are four at the most", () => expect(patches.length).toBeLessThanOrEqual(4));

  it("all apply to the installed Strapi", () => {
    const plugin = patchStrapi();
    for (const file of files) {
      const path = join(folder, file);
      const code = plugin.transform.call(build, readFileSync(path, "utf8"), `${path}?v=1`)?.code;
      for (const { after, imports = "" } of patches.filter((patch) => patch.file === file)) {
        expect(code).toContain(after);
        expect(code).toContain(imports);
      }
    }
    expect(() => plugin.buildEnd.call(build)).not.toThrow();
  });

  it.each(patches)("stop the build where $file has no longer $before", ({ file, before }) => {
    const path = join(folder, file);
    const code = readFileSync(path, "utf8");
    expect(() => patchStrapi().transform.call(build, code.replace(before, ""), path)).toThrow("see patch-strapi.ts");
    expect(() => patchStrapi().transform.call(build, code + before, path)).toThrow("see patch-strapi.ts");
  });

  it("touch no other file, and stop a build that lacks one of theirs", () => {
    const plugin = patchStrapi();
    expect(plugin.transform.call(build, "export const nothing = 1;", `/house/${files[0]}`)).toBeNull();
    expect(() => plugin.buildEnd.call(build)).toThrow("was not found");
    expect(() => plugin.buildEnd.call(build, new Error("another"))).not.toThrow();
  });
});
