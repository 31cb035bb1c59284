import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

/**
 * Bundles each test file of a feature into one file, in the copy that the mutants are in. Each mutant has a worker of
 * its own, which would otherwise load the same hundreds of modules again: most of the time a mutant takes.
 */
const filesBelow = (path) =>
  statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
const requested = process.argv.slice(2);
const isLeftOut = (path) => requested.includes(`!${path}`);
const tests = requested
  .filter((path) => !path.startsWith("!"))
  .flatMap(filesBelow)
  .filter((path) => !isLeftOut(path));

/** The name contains a hash of the test, so that a stored result is valid as long as the test is unchanged. */
const nameOf = (path) => {
  const hash = createHash("sha256").update(path).update(readFileSync(path)).digest("hex").slice(0, 8);
  return `${basename(path).replace(/\.test\.tsx?$/, "")}-${hash}.test`;
};

const ownTargets = {
  name: "own-rooms",
  setup({ onResolve, resolve: found }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === "entry-point") return null;
      if (path === "@gevel/config") return { path: resolve("config/src/index.ts") };
      if (path === "@gevel/config/server") return { path: resolve("config/server/index.ts") };
      if (path.startsWith("~/")) return found(`./${path.slice(2)}`, { kind, resolveDir: resolve("web/app") });
      return path === "vitest" ? { path, external: true } : null;
    });
  },
};

const isTest = (path) => /\.test\.tsx?$/.test(path);

const { metafile } = await build({
  metafile: true,
  entryPoints: {
    ...Object.fromEntries(tests.filter(isTest).map((path) => [nameOf(path), resolve(path)])),
    "test-setup": resolve("scripts/mutation/test-setup.ts"),
  },
  outdir: "mutants",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  // For CommonJS code that requires a module of Node.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  plugins: [ownTargets],
  logLevel: "warning",
});

/** The files that a file imports, directly or indirectly, including itself. */
function sourcesOf(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: next, external } of metafile.inputs[path]?.imports ?? []) if (!external) sourcesOf(next, found);
  return found;
}

const made = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint && isTest(entryPoint));
const sources = made.map(([path, { entryPoint }]) => [path, [...sourcesOf(entryPoint)]]);
writeFileSync("mutants/sources.json", JSON.stringify(Object.fromEntries(sources)));
