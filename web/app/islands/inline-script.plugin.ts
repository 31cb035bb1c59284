import { build } from "esbuild";
import { minify } from "terser";
import type { Plugin } from "vite";

const mark = "?inline-script";

/** A file with all it imports as one small script, to be written into a page. */
export async function inlineScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
  });
  // It is part of every page, so it is minified again and must contain nothing that ends a script.
  const { code = "" } = await minify(outputFiles[0]?.text ?? "", { ecma: 2020, compress: { passes: 3 } });
  // TypeScript refuses what strict mode would.
  return code.replace(/^"use strict";/, "");
}

/**
 * `import text from "./before-paint?inline-script"`: code that must run before the first paint is inlined in the page,
 * yet written, typed and tested like any module.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async resolveId(id, importer, options) {
      if (!id.endsWith(mark)) return null;
      const found = await this.resolve(id.slice(0, -mark.length), importer, { ...options, skipSelf: true });
      return found && found.id + mark;
    },
    async load(id) {
      if (!id.endsWith(mark)) return null;
      const file = id.slice(0, -mark.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await inlineScript(file))};`;
    },
  };
}
