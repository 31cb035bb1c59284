import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildApp, hasSpaceToSwap } from "./dev/build-app.mjs";
import { acquireLock } from "./dev/acquire-lock.mjs";
import { compileMissingPackages, installMissingPackages } from "./dev/install.mjs";
import { inRoot, root } from "./dev/paths.mjs";
import { ensurePortsFree } from "./dev/ports.mjs";
import { startSettings } from "./dev/start-settings.mjs";
import { startApp } from "./dev/start-app.mjs";
import { showProgress } from "./dev/progress.mjs";
import { monitorNpm } from "./dev/monitor-npm.mjs";

const started = Date.now();
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  process.exit(1);
}

let app;
let ending = false;
const end = async (code) => {
  if (ending) return;
  ending = true;
  await app?.stop();
  process.exit(code);
};
process.on("SIGINT", () => void end(0));
process.on("SIGTERM", () => void end(0));
// A terminal that closes; one that was left with `nohup` is none.
if (process.stdin.isTTY) process.on("SIGHUP", () => void end(0));
monitorNpm(() => void end(0));

const steps = showProgress();

try {
  const env = startSettings();
  await acquireLock(env.DATA_DIR, (pid) => {
    throw new Error(
      `${env.DATA_DIR} is in use by process ${pid}, another start: stop it, or set DATA_DIR to another folder`,
    );
  });
  await ensurePortsFree(env);
  const code = await acquireLock(root, (pid) =>
    steps.announce(`waiting for process ${pid}, which is installing or building here …`),
  );
  await installMissingPackages(steps);
  const compiled = compileMissingPackages(steps);
  if (!hasSpaceToSwap()) await compiled;
  await buildApp(["config", "core", "plugins", "cms-server"], steps);
  // The CMS looks once, when it starts, whether there is an admin to serve.
  mkdirSync(inRoot("cms/dist/build"), { recursive: true });
  const bundled = buildApp(["cms-admin", "web"], steps);
  if (!hasSpaceToSwap()) await bundled;
  void Promise.all([compiled, bundled]).then(code.release, () => {});
  const accounts = join(env.DATA_DIR, "demo-accounts.json");
  const hadAccounts = existsSync(accounts);
  await startApp(env, {
    steps,
    keep: true,
    before: { cms: compiled, web: Promise.all([compiled, bundled]) },
    onStarted: (begun) => (app = begun),
  });

  console.log(`\nready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  console.log(`  site    ${env.SITE_URL}`);
  console.log(`  admin   ${env.CMS_PUBLIC_URL}/admin`);
  if (existsSync(accounts)) {
    const { admin, marketing } = JSON.parse(readFileSync(accounts, "utf8"));
    if (!hadAccounts)
      console.log(`  log in as ${admin.email} · ${admin.password} or ${marketing.email} · ${marketing.password}`);
    console.log(`  demo accounts are in ${accounts}`);
  }
  console.log(`  logs    ${join(env.DATA_DIR, "logs")}\n\nA side that ends is restarted; Ctrl-C stops both.`);
} catch (error) {
  if (!ending) console.error(`\n${error instanceof Error ? error.message : error}`);
  await end(1);
}
