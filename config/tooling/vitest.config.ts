import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Unit tests stand beside the code; whole-system tests against the real CMS stand in tests/integration. */
export default defineConfig({
  root,
  resolve: { alias: { "~": `${root}web/app` } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{config,cms,cms-plugins,web,scripts}/**/*.test.{ts,tsx}"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/build/**"],
          setupFiles: [`${root}tests/support/fail-on-console-error.ts`, `${root}tests/support/same-seed.ts`],
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          setupFiles: [`${root}tests/support/same-seed.ts`],
          include: ["tests/integration/**/*.test.ts"],
          pool: "forks",
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
