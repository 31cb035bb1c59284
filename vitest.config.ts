import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./config/tooling/longest-first";
import { isFullScope } from "./tests/support/test-scope";
import { inlineScripts } from "./web/app/islands/inline-script.plugin";

/** Many times what a quiet machine needs: they end what never comes, and say nothing about speed (decision 140). */
const timeouts = (longestTest: number) => ({
  testTimeout: longestTest,
  hookTimeout: longestTest,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
});

const root = fileURLToPath(new URL(".", import.meta.url));

/** Unit tests are beside the code; tests against the running CMS are in tests/integration. `--project=unit` runs one kind. */
export default defineConfig({
  root,
  plugins: [inlineScripts()],
  resolve: { alias: { "~": `${root}web/app` } },
  test: {
    sequence: { sequencer: LongestFirst },
    // What passes then is listed as flaky.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{config,cms,cms-plugins,web,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/build/**"],
          setupFiles: [`${root}tests/support/fail-on-console-error.ts`, `${root}tests/support/fixed-seed.ts`],
          ...timeouts(120_000),
          environment: "node",
          // A process for each of 190 files takes twice as long as the tests. They share the loaded modules: a mock of
          // one file may reach another, so a mock must be the same in all of them.
          isolate: false,
          // Vitest needs one processor itself, but is idle once the modules are loaded.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          setupFiles: [`${root}tests/support/fixed-seed.ts`],
          ...timeouts(300_000),
          include: ["tests/integration/**/*.test.ts"],
          // What is killed or upgraded in several steps is so in full runs (decision 148).
          exclude: isFullScope ? [] : ["tests/integration/{*-crash,attribute-migration,interrupted-upgrade}.test.ts"],
          pool: "forks",
          // Each start allocates much that is soon discarded: with Node's default of sixteen megabytes for new objects,
          // a fifth of its time is spent on copying.
          execArgv: ["--max-semi-space-size=64"],
          // Loading Strapi takes as long as most files; tests/support/boot-cms.ts starts each app anew in the loaded
          // modules.
          isolate: false,
          // A third worker has something to do while two wait for mails that are retried, or for apps that start.
          maxWorkers: 3,
          // Vitest requires this of projects with a different number of workers.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
