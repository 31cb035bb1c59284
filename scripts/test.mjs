import { rmSync, mkdirSync } from "node:fs";
import { buildHouse } from "./house/build-house.mjs";
import { countPlaywright, countVitest } from "./house/counted.mjs";
import { installWhatIsMissing } from "./house/install.mjs";
import { inRoot } from "./house/paths.mjs";
import { runCollecting } from "./house/run.mjs";
import { findChromium, installPackages } from "./house/system-packages.mjs";
import { startTestPostgres } from "./house/test-postgres.mjs";

const reports = inRoot("test-results");
const total = { passed: 0, failed: 0, skipped: 0 };
const started = Date.now();

/** Runs one part; a part that fails without a report that says so still counts as a failure. */
async function part(name, command, args, env, count) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  const { code } = await runCollecting(command, args, { env: { NO_COLOR: "1", ...env } });
  const { passed, failed, skipped } = count?.() ?? { passed: 0, failed: 0, skipped: 0 };
  total.passed += passed;
  total.skipped += skipped;
  total.failed += code !== 0 && failed === 0 ? 1 : failed;
  console.log(`── ${name}: ${code === 0 ? "ok" : `ended with ${code}`}, ${((Date.now() - began) / 1000).toFixed(0)} s`);
}

const vitest = (name, project, env = {}) =>
  part(
    name,
    "npx",
    [
      "vitest",
      "run",
      "--config",
      "config/tooling/vitest.config.ts",
      "--project",
      project,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${reports}/${name}.json`,
    ],
    env,
    () => countVitest(`${reports}/${name}.json`),
  );

try {
  await installWhatIsMissing();
  await buildHouse();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  await part("check", process.execPath, ["scripts/check.mjs"]);
  await vitest("unit", "unit");
  const postgres = await startTestPostgres().catch(
    (error) => void console.log(`PostgreSQL did not start: ${error.message}`),
  );
  if (!postgres) console.log("── no PostgreSQL here and none could be installed: integration on SQLite alone");
  await vitest("integration", "integration", postgres ? { TEST_DATABASE_URL: postgres.url } : {});
  postgres?.stop();

  const chromium = findChromium() ?? ((await installPackages(["chromium"])) ? findChromium() : null);
  if (chromium) {
    await part(
      "e2e",
      "npx",
      ["playwright", "test", "--config", "tests/playwright.config.ts"],
      { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json` },
      () => countPlaywright(`${reports}/e2e.json`),
    );
  } else console.log("── e2e: skipped, no Chromium here and none could be installed");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}

console.log(
  `\nwhole suite in ${((Date.now() - started) / 60_000).toFixed(1)} min${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
