import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { decode, encode } from "@jridgewell/sourcemap-codec";
import { build } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `build/server.cjs` sets Node up and loads `build/site.cjs`: the server, the pages as Remix built them and their packages in one
 * file, which is read faster than a thousand. Its map is for stack traces in the log.
 */
const options = { bundle: true, platform: "node", target: "node20", format: "cjs", logLevel: "warning" };

await build({
  ...options,
  entryPoints: [here("server/index.ts")],
  outfile: here("build/site.cjs"),
  sourcemap: true,
  sourcesContent: false,
  mainFields: ["module", "main"],
  // Native code, large packages that few requests need, and what only development has.
  external: ["better-sqlite3", "ioredis", "opentype.js", "sharp", "svg-captcha", "undici", "vite"],
  define: { "process.env.NODE_ENV": '"production"', "import.meta.url": "fileUrl" },
  banner: { js: 'const fileUrl = require("node:url").pathToFileURL(__filename).href;' },
  // Remix imports chunks for what they import; ours have no other effects, says package.json.
  logOverride: { "ignored-bare-import": "silent" },
});

/** A line of the map: its first place in our own code, or a mark where a package begins. */
function ownLines(lines, isOwn) {
  let wasOwn = false;
  return lines.map((segments) => {
    const own = segments.find(([, source]) => source !== undefined && isOwn[source]);
    const ends = wasOwn && own === undefined && segments.length > 0;
    if (segments.length > 0) wasOwn = own !== undefined;
    return own ? [own.slice(0, 4)] : ends ? [[0]] : [];
  });
}

/**
 * Node keeps the whole map decoded from the first error on: 90 MB for each place in each package, 4 MB for the lines of our
 * own code.
 */
function keepOwnLines(path) {
  const map = JSON.parse(readFileSync(path, "utf8"));
  const isOwn = map.sources.map((source) => !source.includes("node_modules/"));
  const mappings = encode(ownLines(decode(map.mappings), isOwn));
  writeFileSync(path, JSON.stringify({ ...map, names: [], mappings }));
}
keepOwnLines(here("build/site.cjs.map"));

await build({
  ...options,
  entryPoints: { server: here("server/start.ts") },
  outdir: here("build"),
  outExtension: { ".js": ".cjs" },
});
