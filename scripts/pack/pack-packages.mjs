import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "../dev/build-app.mjs";
import { inRoot } from "../dev/paths.mjs";
import { run } from "../dev/run.mjs";
import { showProgress } from "../dev/progress.mjs";
import { buildAdminPart } from "./build-admin-part.mjs";
import { exportedFiles, packedManifest } from "./packed-manifest.mjs";

const readManifest = (folder) => JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));

/** The shared contracts, and the plugins built on them; one without `publishConfig` makes sense in Gevel alone. */
const packages = () => [
  "config",
  ...readdirSync(inRoot("cms-plugins"))
    .map((name) => `cms-plugins/${name}`)
    .filter((folder) => existsSync(inRoot(folder, "package.json")))
    .filter((folder) => readManifest(folder).publishConfig !== undefined),
];

/** Lays out what a tarball has: what `files` names, the manifest of outside, README and licence. */
function copyFiles(folder, stage) {
  const manifest = packedManifest(readManifest(folder));
  mkdirSync(stage, { recursive: true });
  for (const file of manifest.files.filter((name) => !name.startsWith("!")))
    cpSync(inRoot(folder, file), join(stage, file), { recursive: true });
  cpSync(inRoot(folder, "README.md"), join(stage, "README.md"));
  cpSync(inRoot("LICENSE"), join(stage, "LICENSE"));
  writeFileSync(join(stage, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const missing = exportedFiles(manifest.exports).filter((file) => !existsSync(join(stage, file)));
  if (missing.length > 0)
    throw new Error(`${manifest.name} exports files missing from its tarball: ${missing.join(", ")}`);
  return manifest;
}

/** Builds and packs the packages into a folder; answers the tarball of each by its name. */
export async function packPackages(folder, steps = showProgress()) {
  await buildApp(["config", "core", "plugins"], steps);
  const stages = mkdtempSync(join(tmpdir(), "gevel-pack-"));
  try {
    mkdirSync(folder, { recursive: true });
    const tarballs = new Map();
    for (const part of packages()) {
      if (existsSync(inRoot(part, "admin")))
        await steps.during(`building the admin of ${part}`, () => buildAdminPart(inRoot(part)), { quiet: true });
      const stage = join(stages, part);
      const { name } = copyFiles(part, stage);
      const text = await run("npm", ["pack", "--json", "--loglevel=error", "--pack-destination", folder], {
        cwd: stage,
        quiet: true,
      });
      const [{ filename }] = JSON.parse(text.slice(text.indexOf("[")));
      tarballs.set(name, join(folder, filename.replace("@", "").replace("/", "-")));
    }
    return tarballs;
  } finally {
    rmSync(stages, { recursive: true, force: true });
  }
}
