import { createRequire } from "node:module";
import { buildThenSwap } from "./build-then-swap.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Builds the admin as `strapi build` does, without its type check of the whole CMS (`npm run check` does that), and
 * beside the present build: a running CMS keeps serving.
 */
process.env.NODE_ENV = "production";
process.env.STRAPI_TELEMETRY_DISABLED = "true";
// The CMS reads no secrets for a command of this name (cms/src/environment/env.ts).
process.argv[2] = "build";

const cwd = inRoot("cms");
process.chdir(cwd);
const require = createRequire(inRoot("cms/package.json"));
const { createStrapi } = require("@strapi/strapi");
// Not offered by the package; its version is exact.
const inside = (path) => require(inRoot("node_modules/@strapi/strapi/dist/src", path));
const { createBuildContext } = inside("node/create-build-context.js");
const { writeStaticClientFiles } = inside("node/staticFiles.js");
const { build } = inside("node/vite/build.js");
const { createLogger } = inside("cli/utils/logger.js");
const { loadTsConfig } = inside("cli/utils/tsconfig.js");

const logger = createLogger({ silent: false, debug: false, timestamp: false });
const strapi = createStrapi({ appDir: cwd, distDir: inRoot("cms/dist"), autoReload: true, serveAdminPanel: false });
const stagingFolder = inRoot("cms/dist/next");
strapi.dirs.dist.root = stagingFolder;
await buildThenSwap({ stagingFolder, target: inRoot("cms/dist/build") }, async () => {
  const context = await createBuildContext({
    cwd,
    logger,
    strapi,
    tsconfig: loadTsConfig({ cwd, logger, path: "tsconfig.json" }),
    options: { bundler: "vite", minify: true },
  });
  await writeStaticClientFiles(context);
  await build(context);
});
process.exit(0);
