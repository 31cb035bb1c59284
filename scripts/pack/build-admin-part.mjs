import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Bundles a plugin's admin into the script that another project's admin imports. Code shared inside this repository is
 * included; third-party packages stay external, because the project has them: two copies of React or of Strapi's
 * components do not work together.
 */
export async function buildAdminPart(folder) {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const outside = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !name.startsWith("@gevel/"));
  const { build } = await import("vite");
  await build({
    configFile: false,
    root: folder,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: "dist/admin",
      emptyOutDir: true,
      minify: false,
      target: "es2022",
      lib: { entry: "admin/src/index.ts", formats: ["es"], fileName: () => "index.mjs" },
      rollupOptions: {
        external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { chunkFileNames: "[name]-[hash].mjs" },
      },
    },
  });
}
