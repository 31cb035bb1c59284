import { existsSync, readFileSync } from "node:fs";
import { inRoot } from "./paths.mjs";
import { run } from "./run.mjs";

const readLock = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {});

/** True when node_modules holds just what package-lock.json names; npm keeps its own record of what it put there. */
function isInstalled() {
  const wanted = readLock(inRoot("package-lock.json"));
  const present = readLock(inRoot("node_modules", ".package-lock.json"));
  return Object.entries(wanted).every(([path, { version, optional, peer, link }]) => {
    if (!path.startsWith("node_modules/") || optional || (peer && !present[path])) return true;
    return link ? existsSync(inRoot(path)) : present[path]?.version === version;
  });
}

export async function installWhatIsMissing(say = console.log) {
  if (isInstalled()) return;
  say("installing packages (a few minutes the first time) …");
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    quiet: true,
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1", PUPPETEER_SKIP_DOWNLOAD: "1" },
  });
}
