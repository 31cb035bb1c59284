import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { explainCompile, explainInstall } from "./explain-install.mjs";
import { inRoot } from "./paths.mjs";
import { run, runCollecting } from "./run.mjs";
import { showProgress } from "./progress.mjs";

const npmsRecord = inRoot("node_modules", ".package-lock.json");

const readLock = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")).packages : {});

const needed = (lock) =>
  Object.entries(lock).filter(([path, { optional, peer }]) => path.startsWith("node_modules/") && !optional && !peer);

/** True when node_modules contains exactly the packages of package-lock.json; npm keeps its own record of what it installed. */
function isInstalled() {
  const expected = readLock(inRoot("package-lock.json"));
  const present = readLock(npmsRecord);
  return Object.entries(expected).every(([path, { version, optional, peer, link }]) => {
    if (!path.startsWith("node_modules/") || optional || (peer && !present[path])) return true;
    return link ? existsSync(inRoot(path)) : present[path]?.version === version;
  });
}

/** npm creates all folders first and then fills them. */
function countUnpacked(packages, report) {
  const paths = packages.map(([path]) => inRoot(path, "package.json"));
  const checking = setInterval(() => report(`${paths.filter(existsSync).length} of ${paths.length}`), 3000);
  return () => clearInterval(checking);
}

/** Installs the packages; those that must be compiled are left to `compileMissingPackages`, so that it can run in parallel. */
export async function installMissingPackages(steps = showProgress()) {
  if (isInstalled()) return;
  // npm writes its record last and removes it somewhere among the packages: one that is broken off must not leave it.
  rmSync(npmsRecord, { force: true });
  await steps.during("installing packages", async (report) => {
    const stopCounting = countUnpacked(needed(readLock(inRoot("package-lock.json"))), report);
    try {
      await run("npm", ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
        quiet: true,
        env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1", PUPPETEER_SKIP_DOWNLOAD: "1" },
      });
    } catch (error) {
      throw new Error(explainInstall(error.output ?? error.message), { cause: error });
    } finally {
      stopCounting();
    }
  });
}

/**
 * The one package that may lack a prebuilt binary: below Node 22 `config/sqlite-driver` uses the better-sqlite3 that
 * has a separate one for each version of Node. All others contain their binaries.
 */
const compiled = "better-sqlite3-compiled";

/** An existing file may be incomplete, or built for another Node: only loading it shows that. */
async function isSqliteReady() {
  const { code } = await runCollecting(
    process.execPath,
    ["--eval", `new (require("better-sqlite3"))(":memory:").close()`],
    { show: false },
  );
  return code === 0;
}

/** Fetches the ready binary, or compiles it where there is none for this system. */
export async function compileMissingPackages(steps = showProgress()) {
  if (await isSqliteReady()) return;
  const log = inRoot("node_modules", ".cache", "gevel", `${compiled}.log`);
  await steps.during(`preparing ${compiled}`, async (report) => {
    const onOutput = (text) => {
      if (/gyp info|node-gyp/.test(text)) report("(no prebuilt binary available, compiling it)");
    };
    try {
      rmSync(inRoot("node_modules", compiled, "build"), { recursive: true, force: true });
      await run("npm", ["rebuild", compiled, "--foreground-scripts"], { quiet: true, onOutput, env: { JOBS: "max" } });
      if (!(await isSqliteReady())) throw new Error("the compiled binary cannot be loaded");
    } catch (error) {
      mkdirSync(join(log, ".."), { recursive: true });
      writeFileSync(log, error.output ?? error.message);
      throw new Error(explainCompile(compiled, error.output ?? error.message, log), { cause: error });
    }
  });
}

export async function installMissing(steps = showProgress()) {
  await installMissingPackages(steps);
  await compileMissingPackages(steps);
}
