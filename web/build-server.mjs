import { fileURLToPath } from "node:url";
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
await build({
  ...options,
  entryPoints: { server: here("server/start.ts") },
  outdir: here("build"),
  outExtension: { ".js": ".cjs" },
});
