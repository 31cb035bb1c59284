import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The server that stands before Remix, in one file beside Remix's own build. Only our own source is bundled. */
await build({
  entryPoints: [here("server/index.ts")],
  outfile: here("build/server.js"),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  logLevel: "warning",
  plugins: [
    {
      name: "npm-packages-stay-outside",
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === "entry-point" || path.startsWith("@gevel/") ? undefined : { path, external: true },
        );
      },
    },
  ],
});
