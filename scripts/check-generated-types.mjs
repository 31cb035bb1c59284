import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { houseSettings } from "./house/settings.mjs";
import { inRoot } from "./house/paths.mjs";
import { run } from "./house/run.mjs";

/** Generates the content types' TypeScript anew, elsewhere, and compares it with what is committed. */
const committed = inRoot("cms/types/generated");
const folder = mkdtempSync(join(tmpdir(), "gevel-types-"));
const dataDir = join(folder, "data");
const outDir = relative(inRoot("cms"), folder);
try {
  const env = houseSettings({
    ...process.env,
    DATA_DIR: dataDir,
    SEED: "none",
    NODE_ENV: "development",
    DATABASE_URL: "",
  });
  const command = ["strapi", "ts:generate-types", "--silent", "--out-dir", outDir];
  await run("npx", command, { cwd: inRoot("cms"), env, quiet: true });
  const read = (place, name) => readFileSync(join(place, name), "utf8");
  const stale = readdirSync(committed).filter(
    (name) => read(committed, name) !== read(join(folder, "generated"), name),
  );
  if (stale.length > 0)
    throw new Error(
      `${stale.join(", ")} is out of date: run "npx strapi ts:generate-types" in cms/ and commit what it wrote`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
