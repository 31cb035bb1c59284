import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

/** Counting must not slow a page: measures its whole script, as if it shared no code with the rest. */
const mostBytes = 512;

it("OWNER-5 the script that sends a page view is at most half a kilobyte", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "count-view.ts")],
    ...{ bundle: true, minify: true, write: false, format: "esm", target: "es2022" },
    // Every page already loads the preview paths.
    external: ["@gevel/config"],
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});
