import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";
import { ifStale } from "./build-cache.mjs";
import { showProgress } from "./progress.mjs";
import { transpileCms } from "./transpile-cms.mjs";

const sharedSources = ["config/src", "config/server"];

/** Modules shared by plugins: bundled once, because they store registrations. */
const libraries = [
  { name: "core", outfile: "cms-plugins/core/dist/index.cjs" },
  // Also a plugin, and Strapi loads no other extension.
  { name: "change-log", outfile: "cms-plugins/change-log/dist/server.js" },
];
const librarySources = libraries.map(({ name }) => `cms-plugins/${name}/src`);

/** The plugins that are bundled each for itself. */
export const plugins = () =>
  readdirSync(inRoot("cms-plugins")).filter(
    (name) =>
      libraries.every((library) => library.name !== name) && existsSync(inRoot("cms-plugins", name, "package.json")),
  );

/** Packages that Node loads by require are bundled to one CommonJS file; every npm package stays outside. */
async function bundle(entry, outfile) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [inRoot(entry)],
    outfile: inRoot(outfile),
    bundle: true,
    platform: "node",
    target: "node20",
    format: "cjs",
    sourcemap: true,
    logLevel: "warning",
    plugins: [
      {
        name: "npm-packages-stay-outside",
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === "entry-point" ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
}

const pluginSources = () =>
  plugins().flatMap((name) => [`cms-plugins/${name}/server`, `cms-plugins/${name}/package.json`]);

/** Plugin files that are loaded separately from the bundle: a worker thread, a provider of Strapi's email plugin. */
const loadedApart = [
  {
    entry: "cms-plugins/leads/server/src/mail/files/mail-files-provider.ts",
    outfile: "cms-plugins/leads/dist/mail-files.js",
  },
  {
    entry: "cms-plugins/properties/server/src/import/validation/validation-worker.ts",
    outfile: "cms-plugins/properties/dist/validation-worker.js",
  },
];

/** Build targets, in order. Each is built only when its sources changed. */
export const targets = {
  config: {
    sources: [...sharedSources, "config/package.json"],
    outputs: ["config/dist/index.cjs", "config/dist/server.cjs"],
    work: async () => {
      await bundle("config/src/index.ts", "config/dist/index.cjs");
      await bundle("config/server/index.ts", "config/dist/server.cjs");
    },
  },
  core: {
    sources: [...librarySources, ...sharedSources],
    outputs: libraries.map(({ outfile }) => outfile),
    work: async () => {
      for (const { name, outfile } of libraries) await bundle(`cms-plugins/${name}/src/index.ts`, outfile);
    },
  },
  plugins: {
    get sources() {
      return [...pluginSources(), ...librarySources, ...sharedSources];
    },
    get outputs() {
      return [
        ...plugins().map((name) => `cms-plugins/${name}/dist/server.js`),
        ...loadedApart.map(({ outfile }) => outfile),
      ];
    },
    work: async () => {
      for (const name of plugins())
        await bundle(`cms-plugins/${name}/server/src/index.ts`, `cms-plugins/${name}/dist/server.js`);
      for (const { entry, outfile } of loadedApart) await bundle(entry, outfile);
    },
  },
  "cms-server": {
    sources: [
      "cms/src",
      "cms/config",
      "cms/tsconfig.json",
      "cms/tsconfig.build.json",
      "cms/package.json",
      ...sharedSources,
      ...librarySources,
    ],
    outputs: ["cms/dist/src/index.js"],
    work: transpileCms,
  },
  "cms-admin": {
    get sources() {
      return [
        "cms/src/admin",
        // The messages of the admin are next to their content types and components.
        ...["api", "components", "content/first-content/typography.ts"].map((name) => `cms/src/${name}`),
        "cms/package.json",
        "package-lock.json",
        "cms-plugins/core/src",
        ...sharedSources,
        ...plugins().map((name) => `cms-plugins/${name}/admin`),
      ];
    },
    outputs: ["cms/dist/build/index.html"],
    work: () => run(process.execPath, [inRoot("scripts/dev/build-admin.mjs")], { cwd: inRoot("cms"), quiet: true }),
  },
  web: {
    sources: [
      "web/app",
      "web/server",
      "web/public",
      "web/vite.config.ts",
      "web/build-server.mjs",
      "web/package.json",
      ...sharedSources,
      "package-lock.json",
    ],
    outputs: ["web/build/server/index.js", "web/build/site.cjs", "web/build/server.cjs"],
    work: async () => {
      await run(process.execPath, [inRoot("node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], {
        cwd: inRoot("web"),
        env: { NODE_ENV: "production" },
        quiet: true,
      });
      await run(process.execPath, ["build-server.mjs"], { cwd: inRoot("web") });
    },
  },
};

/** Bundling the admin or the site takes up to 2 GB; without memory or processors for both they run one after the other. */
export const hasSpaceToSwap = () => availableParallelism() > 1 && process.availableMemory() > 5e9;

async function buildOne(name, steps) {
  const started = Date.now();
  const { sources, outputs, work } = targets[name];
  if (await ifStale(name, { sources, outputs }, () => steps.during(`building ${name}`, work, { quiet: true })))
    steps.announce(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Builds what is stale of the named targets, all of them unless named: the small ones in order, then the bundles. */
export async function buildApp(names = Object.keys(targets), steps = showProgress()) {
  const bundles = ["cms-admin", "web"];
  for (const name of Object.keys(targets)) {
    if (names.includes(name) && !bundles.includes(name)) await buildOne(name, steps);
  }
  const expected = bundles.filter((name) => names.includes(name));
  if (hasSpaceToSwap()) await Promise.all(expected.map((name) => buildOne(name, steps)));
  else for (const name of expected) await buildOne(name, steps);
}
