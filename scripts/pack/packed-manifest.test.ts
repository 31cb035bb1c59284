import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { inRoot } from "../dev/paths.mjs";
import { exportedFiles, packedManifest } from "./packed-manifest.mjs";

const texts = z.record(z.string(), z.string()).default({});
const manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  files: z.array(z.string()).default([]),
  exports: z.unknown(),
  dependencies: texts,
  peerDependencies: texts,
});
const read = (folder: string): unknown => JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
const folders = ["config", ...readdirSync(inRoot("cms-plugins")).map((name) => `cms-plugins/${name}`)];
const packed = folders
  .map((folder) => z.record(z.string(), z.unknown()).parse(read(folder)))
  .filter((own) => own.publishConfig !== undefined)
  .map((own) => manifest.parse(packedManifest(own)));

describe("the package.json of a tarball", () => {
  it("has the published entries instead of the local ones, and nothing internal", () => {
    const here = {
      ...{ name: "a", private: true, types: "./src/index.ts", exports: { ".": "./src/index.ts" } },
      ...{ devDependencies: { b: "1" }, dependencies: { c: "1" } },
    };
    const publishConfig = { access: "public", exports: { ".": "./dist/index.cjs" }, types: null };
    expect(packedManifest({ ...here, publishConfig })).toEqual({
      ...{ name: "a", exports: { ".": "./dist/index.cjs" }, dependencies: { c: "1" } },
    });
  });

  it("lists all files that its exports lead to", () => {
    const door = { import: "./b.mjs", default: { require: "./c.cjs" } };
    expect(exportedFiles({ ".": "./a.cjs", "./b": door, "./a": "./a.cjs" })).toEqual(["./a.cjs", "./b.mjs", "./c.cjs"]);
  });

  it.each(packed)(
    "of $name points at built files, with its licence and the Strapi of the host app as a peer",
    (own) => {
      expect(own.license).toBe("MIT");
      expect(own.files).toContain("dist");
      for (const file of exportedFiles(own.exports)) expect(file).toMatch(/^\.\/(dist\/|package\.json$)/);
      for (const range of Object.values(own.peerDependencies)) expect(range).toMatch(/^\^\d/);
      for (const [name, version] of Object.entries(own.dependencies)) {
        if (!name.startsWith("@gevel/")) continue;
        expect([name, version]).toEqual([name, packed.find((other) => other.name === name)?.version]);
      }
    },
  );
});
