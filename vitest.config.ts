import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./config/tooling/longest-first";
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
          // A process for each of 190 files takes twice what the tests do. They share the modules that are loaded: what one
          // file mocks, another may be given too, so a mock stands for the same in all of them.
          isolate: false,
          // Vitest leaves one processor to itself, and rests once the modules are read.
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
          pool: "forks",
          // Each start throws much away: with sixteen megabytes for what is new, as Node has them, a fifth of its time goes into copying.
          execArgv: ["--max-semi-space-size=64"],
          // To load Strapi takes as long as most files take; tests/support/boot-cms.ts starts each anew in what is loaded.
          isolate: false,
          // A third has something to do while two wait for mails that are tried again, or for houses that start.
          maxWorkers: 3,
          // Vitest asks for that of projects whose workers are not as many.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
