import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { linkCreatedRelations } from "./link-created-relations";

const require = createRequire(import.meta.url);
const inStrapi = createRequire(require.resolve("@strapi/strapi/package.json"));
const folder = join(
  dirname(inStrapi.resolve("@strapi/content-manager/package.json")),
  "dist/admin/pages/EditView/components",
);
const build = {
  error(message: string): never {
    throw new Error(message);
  },
};

describe("an entry created from the form of an unsaved one", () => {
  const files = ["FormInputs/Relations/Relations.mjs", "DocumentActions.mjs"];

  it("is linked by that form, in the installed Strapi", () => {
    const plugin = linkCreatedRelations();
    const [relations, actions] = files.map((name) => {
      const file = join(folder, name);
      return plugin.transform.call(build, readFileSync(file, "utf8"), `${file}?v=1`)?.code ?? "";
    });
    expect(relations).toContain("{ link: onChange }");
    expect(relations).toContain("{ link: handleChange.link }");
    // Saved, or saved and published.
    expect(actions?.match(/getParentFormValues\?\.link\?\.\(res\.data\)/g)).toHaveLength(2);
    expect(() => plugin.buildEnd.call(build)).not.toThrow();
  });

  it("stops the build with an unknown Strapi, and changes no other file", () => {
    const plugin = linkCreatedRelations();
    const other = { code: "export const nothing = 1;", file: join(folder, files[1] ?? "") };
    expect(() => plugin.transform.call(build, other.code, other.file)).toThrow("DocumentActions.mjs has no");
    expect(plugin.transform.call(build, other.code, "/house/DocumentActions.mjs")).toBeNull();
    expect(() => plugin.buildEnd.call(build)).toThrow("was not found");
  });
});
