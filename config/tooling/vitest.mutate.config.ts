import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The unit tests of one feature, as `npm run test:mutation` puts them into the copy that the mutants are in. */
export default defineConfig({
  root,
  test: {
    include: ["mutants/*.test.js"],
    exclude: ["**/node_modules/**"],
    setupFiles: ["mutants/test-setup.js"],
    environment: "node",
    // Stryker ends a mutant that hangs.
    testTimeout: 0,
    // Each mutant has a worker of its own anyway; its test files can share it.
    isolate: false,
  },
});
