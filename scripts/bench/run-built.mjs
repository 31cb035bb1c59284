import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inRoot } from "../dev/paths.mjs";
import { startPart } from "./processes.mjs";

/** Scripts find files of the repository from where they are, in a bundle too. */
const ownAddress = {
  name: "own-address",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/scripts\/[^?]*\.(ts|mjs)$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith(".ts") ? "ts" : "js",
    })),
};

/**
 * The output of a TypeScript part of the benchmark: built as the site's server is, and run in a process of its own that
 * ends afterwards.
 */
export async function runBuilt(name) {
  const outfile = inRoot(`node_modules/.cache/bench/${name}.mjs`);
  await build({
    entryPoints: [inRoot(`scripts/bench/${name}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
    external: ["better-sqlite3", "zod"],
    plugins: [ownAddress],
  });
  const part = await startPart(pathToFileURL(outfile).href, { core: 0 });
  await part.stop();
  return part.ready;
}
