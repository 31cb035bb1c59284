import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inRoot } from "../dev/paths.mjs";

/** @param {string} folder */
export const readManifest = (folder) => JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));

/** The shared contracts, and the plugins built on them that make sense without this application: they have `publishConfig`. */
export const packedFolders = () =>
  ["config", ...readdirSync(inRoot("cms-plugins")).map((name) => `cms-plugins/${name}`)].filter(
    (folder) => existsSync(inRoot(folder, "package.json")) && "publishConfig" in readManifest(folder),
  );

/** Fields that only configure how a package is published. */
const ofPublishing = ["access", "registry", "tag"];
const isInternal = ["publishConfig", "private", "devDependencies"];

/**
 * The package.json that a tarball has. In the house packages meet at their sources; `publishConfig` says what stands in
 * its place in the tarball, as pnpm and Yarn read it. npm does not, so it is done here.
 *
 * @param {Record<string, unknown>} manifest
 */
export function packedManifest(manifest) {
  const here = Object.entries(manifest).filter(([key]) => !isInternal.includes(key));
  const published = Object.entries(manifest.publishConfig ?? {}).filter(([key]) => !ofPublishing.includes(key));
  const all = Object.entries(Object.fromEntries([...here, ...published]));
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

/** Every file that `exports` leads to. */
export function exportedFiles(exports) {
  if (typeof exports === "string") return [exports];
  return [...new Set(Object.values(exports ?? {}).flatMap(exportedFiles))];
}
