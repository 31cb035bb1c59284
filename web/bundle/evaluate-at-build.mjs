import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/** What depends on the contracts alone is worked out here, so that no start spends its first moments on it. */
export const evaluateAtBuild = {
  name: "worked-out",
  setup({ onLoad }) {
    onLoad({ filter: /\/stored-format\.server\.ts$/ }, async ({ path }) => {
      const folder = mkdtempSync(join(tmpdir(), "gevel-worked-out-"));
      try {
        const outfile = join(folder, "module.mjs");
        await build({ entryPoints: [path], outfile, bundle: true, platform: "node", target: "node20", format: "esm" });
        const exported = Object.entries(await import(pathToFileURL(outfile).href));
        return {
          contents: exported.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n"),
        };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  },
};
