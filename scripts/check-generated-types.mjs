import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { houseSettings } from "./house/settings.mjs";
import { inRoot } from "./house/paths.mjs";
import { run } from "./house/run.mjs";

/** Generates the content types' TypeScript anew and compares it with what is committed. */
const generated = inRoot("cms/types/generated");
const kept = mkdtempSync(join(tmpdir(), "gevel-types-"));
cpSync(generated, kept, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), "gevel-types-data-"));
try {
  const env = houseSettings({
    ...process.env,
    DATA_DIR: dataDir,
    SEED: "none",
    NODE_ENV: "development",
    DATABASE_URL: "",
  });
  await run("npx", ["strapi", "ts:generate-types", "--silent"], { cwd: inRoot("cms"), env, quiet: true });
  const stale = readdirSync(kept).filter(
    (name) => readFileSync(join(kept, name), "utf8") !== readFileSync(join(generated, name), "utf8"),
  );
  if (stale.length > 0)
    throw new Error(
      `${stale.join(", ")} is out of date: run "npx strapi ts:generate-types" in cms/ and commit what it wrote`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  cpSync(kept, generated, { recursive: true });
  rmSync(kept, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}
