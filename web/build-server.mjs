import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages of machine code, with files of their own or asked for by few; one that nothing asks for; what only development has. */
const outside = ["better-sqlite3", "ioredis", "opentype.js", "sharp", "svg-captcha", "undici", "vite"];

/** What depends on the contracts alone is worked out here, so that no start spends its first moments on it. */
const workedOut = {
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

/** What comes with a package and nothing here asks for: its file, and what stands there instead. */
const unasked = [
  // Express's parsers of bodies: each form reads its own.
  [/\/body-parser\/index\.js$/, "module.exports = {};"],
  // Its reader of brackets in an address: "query parser" is off.
  [/\/qs\/lib\/index\.js$/, "module.exports = {};"],
  // Remix's own `fetch`, for a Node that has none.
  [/\/@remix-run\/node\/dist\/globals\.js$/, "exports.installGlobals = undefined;"],
  // Zod's errors in 45 languages.
  [/\/zod\/v4\/locales\/index\.js$/, 'export { default as en } from "./en.js";'],
  // React's work in a browser. What is drawn on a server comes from a file of its own.
  [/\/react-dom\/index\.js$/, "exports.createPortal = exports.flushSync = undefined;"],
  // Stores of limits that the site cannot be set to.
  [
    /\/rate-limiter-flexible\/index\.js$/,
    ["Memory", "Redis", "Res"]
      .map((name) => `exports.RateLimiter${name} = require("./lib/RateLimiter${name}");`)
      .join(""),
  ],
];

/** A start reads a quarter less. */
const withoutUnasked = {
  name: "without-unasked",
  setup({ onLoad, onEnd }) {
    const met = new Set();
    for (const [filter, contents] of unasked)
      onLoad({ filter }, () => {
        met.add(filter);
        return { contents };
      });
    onEnd(() => {
      for (const [filter] of unasked)
        if (!met.has(filter)) throw new Error(`no file of the server is ${filter} any more: see what is unasked for`);
    });
  },
};

/** Of Node's own modules those that a start does not need: loaded when one of their functions is first asked for. */
const late = new Set(["node:https"]);

const whenAsked = (path) =>
  Object.keys(createRequire(import.meta.url)(path))
    .map((name) => `get ${name}() { return require(${JSON.stringify(path)}).${name}; },`)
    .join("");

/**
 * Node's own modules by `require`: an `import` of one reads each of its properties, and with those of `http`, `crypto` and
 * `buffer` a start loaded half of what Node has and nobody asked for.
 */
const builtinsByRequire = {
  name: "builtins-by-require",
  setup({ onResolve, onLoad }) {
    const namespace = "builtin";
    onResolve({ filter: /./ }, ({ path, kind }) =>
      isBuiltin(path) && kind !== "require-call" ? { path: path.replace(/^(node:)?/, "node:"), namespace } : undefined,
    );
    onLoad({ filter: /./, namespace }, ({ path }) => ({
      contents: `module.exports = ${late.has(path) ? `{${whenAsked(path)}}` : `require(${JSON.stringify(path)})`};`,
    }));
  },
};

/**
 * The router sorts all routes and writes an expression of each for every address it is asked, three times a page: a tenth of
 * what a list costs. Routes never change while a server runs, so both are kept.
 */
const routesSortedOnce = {
  name: "routes-sorted-once",
  setup({ onLoad }) {
    onLoad({ filter: /\/@remix-run\/router\/dist\/router(\.cjs)?\.js$/ }, async ({ path }) => {
      let contents = await readFile(path, "utf8");
      for (const [from, to] of [
        [
          "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
          "let branches = keptBranches.get(routes);\n  if (!branches) {\n    branches = flattenRoutes(routes);\n" +
            "    rankRouteBranches(branches);\n    keptBranches.set(routes, branches);\n  }",
        ],
        [
          "compilePath(pattern.path, pattern.caseSensitive, pattern.end);",
          "keptPath(pattern.path, pattern.caseSensitive, pattern.end);",
        ],
      ]) {
        if (!contents.includes(from)) throw new Error(`${path} is another one than routes-sorted-once knows`);
        contents = contents.replace(from, () => to);
      }
      return { contents: `${contents}\n${keptByRouter}` };
    });
  },
};
const keptByRouter = `
const keptBranches = new WeakMap();
const keptPaths = new Map();
function keptPath(path, caseSensitive, end) {
  const key = path + " " + caseSensitive + " " + end;
  let kept = keptPaths.get(key);
  if (!kept) {
    kept = compilePath(path, caseSensitive, end);
    // The house's own routes; an address that was taken for a pattern would fill it without end.
    if (keptPaths.size < 500) keptPaths.set(key, kept);
  }
  return kept;
}
`;

/**
 * Contracts are made of some 2,500 schemas, each with a dozen functions of its own, and that is an eighth of a start. A
 * third of them is a plain text, number, or the like, which never changes: one of each does for all.
 */
const plainSchemasOnce = {
  name: "plain-schemas-once",
  setup({ onLoad }) {
    onLoad({ filter: /\/zod\/v4\/classic\/schemas\.js$/ }, async ({ path }) => {
      let contents = await readFile(path, "utf8");
      const once = (from, to) => {
        if (!contents.includes(from)) throw new Error(`${path} is another one than plain-schemas-once knows`);
        contents = contents.replace(from, () => to);
      };
      for (const name of ["string", "number", "int", "boolean"]) {
        const head = `export function ${name}(params) {\n`;
        once(head, `${head}    if (params === undefined) return (plainOnes.${name} ??= ${name}({}));\n`);
      }
      for (const name of ["optional", "nullable"]) {
        const head = `export function ${name}(innerType) {\n`;
        const known = `${name}Ones.get(innerType)`;
        once(
          head,
          `${head}    if (${known}) return ${known};\n    const made = make_${name}(innerType);\n    ${name}Ones.set(innerType, made);\n    return made;\n}\nfunction make_${name}(innerType) {\n`,
        );
      }
      return {
        contents: `const plainOnes = {};\nconst optionalOnes = new WeakMap();\nconst nullableOnes = new WeakMap();\n${contents}`,
      };
    });
  },
};

const forNode = { bundle: true, platform: "node", target: "node20", format: "cjs", logLevel: "warning" };

/**
 * The server with the pages as Remix built them and all packages, of which much is never used: a start reads one file
 * instead of some hundred. It stays readable, names and lines, so that a stack in the log needs no map of it. One function,
 * as Node makes one of each such file: what V8 made of it is kept from one start to the next (`server/start/`).
 */
const {
  outputFiles: [site],
} = await build({
  ...forNode,
  entryPoints: [here("server/index.ts")],
  write: false,
  mainFields: ["module", "main"],
  external: outside,
  // Code that is kept forgets how its script imports: Node then refuses each `import()`. What is outside comes by `require`.
  supported: { "dynamic-import": false },
  plugins: [builtinsByRequire, workedOut, withoutUnasked, plainSchemasOnce, routesSortedOnce],
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
  return code.replace(/[^\p{ASCII}]/gu, (letter) =>
    Array.from({ length: letter.length }, (_, at) => `\\u${letter.charCodeAt(at).toString(16).padStart(4, "0")}`).join(
      "",
    ),
  );
}

const code = inAscii(site.text);
const imported = /(?<![\w.$])import\("[^"]+"\)/.exec(code);
if (imported) throw new Error(`the server's file may import nothing by itself: ${imported[0]}`);
writeFileSync(here("build/site.cjs"), code);
await build({
  ...forNode,
  entryPoints: { server: here("server/start/server.ts") },
  outdir: here("build"),
  outExtension: { ".js": ".cjs" },
  define: { SITE_BUILD: JSON.stringify(createHash("sha256").update(code).digest("hex").slice(0, 16)) },
});
