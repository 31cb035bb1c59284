import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildHouse, hasRoomBeside } from "./house/build-house.mjs";
import { hold } from "./house/hold.mjs";
import { compileWhatIsMissing, unpackWhatIsMissing } from "./house/install.mjs";
import { inRoot, root } from "./house/paths.mjs";
import { ensurePortsFree } from "./house/ports.mjs";
import { houseSettings } from "./house/settings.mjs";
import { startHouse } from "./house/start-house.mjs";
import { showSteps } from "./house/steps.mjs";
import { watchNpm } from "./house/watch-npm.mjs";

const started = Date.now();
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  process.exit(1);
}

let house;
let ending = false;
const end = async (code) => {
  if (ending) return;
  ending = true;
  await house?.stop();
  process.exit(code);
};
process.on("SIGINT", () => void end(0));
process.on("SIGTERM", () => void end(0));
// A terminal that closes; one that was left with `nohup` is none.
if (process.stdin.isTTY) process.on("SIGHUP", () => void end(0));
watchNpm(() => void end(0));

const steps = showSteps();

try {
  const env = houseSettings();
  await hold(env.DATA_DIR, (pid) => {
    throw new Error(
      `${env.DATA_DIR} is in use by process ${pid}, another start: end that one, or set DATA_DIR to another folder`,
    );
  });
  await ensurePortsFree(env);
  const code = await hold(root, (pid) => steps.say(`process ${pid} installs or builds here: waiting for it …`));
  await unpackWhatIsMissing(steps);
  const compiled = compileWhatIsMissing(steps);
  if (!hasRoomBeside()) await compiled;
  await buildHouse(["config", "kit", "plugins", "cms-server"], steps);
  // The CMS looks once, when it starts, whether there is an admin to serve.
  mkdirSync(inRoot("cms/dist/build"), { recursive: true });
  const bundled = buildHouse(["cms-admin", "web"], steps);
  if (!hasRoomBeside()) await bundled;
  void Promise.all([compiled, bundled]).then(code.release, () => {});
  const accounts = join(env.DATA_DIR, "demo-accounts.json");
  const hadAccounts = existsSync(accounts);
  await startHouse(env, {
    steps,
    keep: true,
    before: { cms: compiled, web: Promise.all([compiled, bundled]) },
    onStarted: (begun) => (house = begun),
  });

  console.log(`\nready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  console.log(`  site    ${env.SITE_URL}`);
  console.log(`  admin   ${env.CMS_PUBLIC_URL}/admin`);
  if (existsSync(accounts)) {
    const { admin, marketing } = JSON.parse(readFileSync(accounts, "utf8"));
    if (!hadAccounts)
      console.log(`  log in as ${admin.email} · ${admin.password} or ${marketing.email} · ${marketing.password}`);
    console.log(`  demo accounts are kept in ${accounts}`);
  }
  console.log(`  logs    ${join(env.DATA_DIR, "logs")}\n\nA side that ends is started again; Ctrl-C ends both.`);
} catch (error) {
  if (!ending) console.error(`\n${error instanceof Error ? error.message : error}`);
  await end(1);
}
