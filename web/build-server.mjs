import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { builtinsByRequire } from "./bundle/builtins-by-require.mjs";
import { plainSchemasOnce } from "./bundle/plain-schemas-once.mjs";
import { routesSortedOnce } from "./bundle/routes-sorted-once.mjs";
import { stubUnusedFiles } from "./bundle/stub-unused-files.mjs";
import { evaluateAtBuild } from "./bundle/evaluate-at-build.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages of machine code, with files of their own or asked for by few; one that nothing asks for; what only development has. */
const outside = ["better-sqlite3", "ioredis", "opentype.js", "sharp", "svg-captcha", "undici", "vite"];

const forNode = { bundle: true, platform: "node", target: "node20", format: "cjs", logLevel: "warning" };

/**
 * The server with the pages as Remix built them and all packages, of which much is never used: a start reads one file
 * instead of some hundred. Its map is for stack traces in the log. One function,
 * as Node makes one of each such file: what V8 made of it is kept from one start to the next (`server/start/`).
 */
const {
  outputFiles: [map, site],
} = await build({
  ...forNode,
  entryPoints: [here("server/index.ts")],
  write: false,
  outfile: here("build/site.cjs"),
  sourcemap: "linked",
  sourcesContent: false,
  mainFields: ["module", "main"],
  external: outside,
  // Code that is kept forgets how its script imports: Node then refuses each `import()`. What is outside comes by `require`.
  supported: { "dynamic-import": false },
  plugins: [builtinsByRequire, evaluateAtBuild, stubUnusedFiles, plainSchemasOnce, routesSortedOnce],
  define: { "process.env.NODE_ENV": '"production"', "import.meta.url": "itsUrl" },
  banner: {
    js: `(function (exports, require, module, __filename, __dirname) {
const itsUrl = require("node:url").pathToFileURL(__filename).href;`,
  },
  footer: { js: "})" },
  // Remix imports parts for what they import; ours have no other effects, says package.json.
  logOverride: { "ignored-bare-import": "silent" },
});

/** It is read as one byte a letter. esbuild leaves expressions and what is raw as they are; of an expression an escape means the same. */
function inAscii(code) {
  const raw = /String\.raw`[^`]*[^\p{ASCII}`][^`]*`/u.exec(code);
  if (raw) throw new Error(`a raw text has letters beyond ASCII: ${raw[0]}`);
  return code.replace(/[^\p{ASCII}]/gu, (char) =>
    Array.from({ length: char.length }, (_, at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
}

const code = inAscii(site.text);
const imported = /(?<![\w.$])import\("[^"]+"\)/.exec(code);
if (imported) throw new Error(`the server's file may import nothing by itself: ${imported[0]}`);
writeFileSync(here("build/site.cjs"), code);
writeFileSync(here("build/site.cjs.map"), map.text);
await build({
  ...forNode,
  entryPoints: { server: here("server/start/server.ts") },
  outdir: here("build"),
  outExtension: { ".js": ".cjs" },
  define: { SITE_BUILD: JSON.stringify(createHash("sha256").update(code).digest("hex").slice(0, 16)) },
});
