import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "./dev/build-app.mjs";
import { inRoot } from "./dev/paths.mjs";
import { run } from "./dev/run.mjs";
import { startSettings } from "./dev/start-settings.mjs";

/**
 * Writes the TypeScript of the content types like `strapi ts:generate-types`, but from the build output instead of
 * compiling the whole CMS first. With `--check` it writes to another folder and reports which committed files are out
 * of date.
 */
const checking = process.argv.includes("--check");
await buildApp(["config", "core", "plugins", "cms-server"]);

const committed = inRoot("cms/types/generated");
const folder = mkdtempSync(join(tmpdir(), "gevel-types-"));
const cwd = inRoot("cms");
process.chdir(cwd);
Object.assign(
  process.env,
  startSettings({
    ...process.env,
    DATA_DIR: join(folder, "data"),
    SEED: "none",
    NODE_ENV: "development",
    DATABASE_URL: "",
    STRAPI_TELEMETRY_DISABLED: "true",
  }),
);
const require = createRequire(inRoot("cms/package.json"));
const { createStrapi } = require("@strapi/strapi");
const { generators } = createRequire(require.resolve("@strapi/strapi"))("@strapi/typescript-utils");
try {
  const strapi = await createStrapi({ appDir: cwd, distDir: inRoot("cms/dist") }).register();
  const side = checking ? folder : cwd;
  await generators.generate({
    strapi,
    pwd: side,
    logger: { silent: true },
    artifacts: { contentTypes: true, components: true },
  });
  await run("npx", ["oxfmt", "--config", inRoot(".oxfmtrc.json"), join(side, "types/generated")], { quiet: true });
  const read = (sourceFolder, name) => readFileSync(join(sourceFolder, name), "utf8");
  const stale = readdirSync(committed).filter(
    (name) => read(committed, name) !== read(join(side, "types/generated"), name),
  );
  if (stale.length > 0)
    throw new Error(`${stale.join(", ")} is out of date: run "npm run generate-types" and commit the result`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Strapi keeps its database open.
process.exit();
