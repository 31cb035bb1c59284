import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inRoot, root } from "../dev/paths.mjs";
import { run } from "../dev/run.mjs";
import { freePort } from "../dev/free-port.mjs";
import { median } from "./table.mjs";

const nextStarts = 3;
const secondsOf = async (task) => {
  const since = performance.now();
  await task();
  return (performance.now() - since) / 1000;
};

/** Copies all files that git tracks or would track, as a clone would. */
function clone(into) {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of list.toString().split("\0").filter(Boolean)) cpSync(inRoot(file), join(into, file));
}

/** Runs `npm start` until it reports that it is ready, then ends it. */
async function startApp(folder, env) {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let output = "";
  let ready = false;
  child.stdout.on("data", (chunk) => {
    output += chunk;
    if (ready || !/^ready in /m.test(output)) return;
    ready = true;
    child.kill("SIGTERM");
  });
  await ended;
  if (!ready) throw new Error(`the start ended without being ready:\n${output.slice(-3000)}`);
}

/** Strapi by itself on the same filled database. */
async function startStrapi(folder, env) {
  const part = (file) => import(pathToFileURL(join(folder, "scripts/dev", file)).href);
  const [{ startCms, waitUntilReady }, { startSettings }] = await Promise.all([
    part("servers.mjs"),
    part("start-settings.mjs"),
  ]);
  const settings = startSettings(env);
  const since = performance.now();
  const cms = startCms(settings);
  try {
    await waitUntilReady(cms, `http://127.0.0.1:${settings.CMS_PORT}/_health`);
    return (performance.now() - since) / 1000;
  } finally {
    await cms.stop();
  }
}

const row = (what, ours, other, peer, most) => ({
  budget: 13,
  what,
  ours: `${ours.toFixed(1)} s`,
  other: `${other.toFixed(1)} s ${peer}`,
  ratio: (ours / other).toFixed(2),
  toReach: `≤ ${most.toFixed(2)}`,
  met: ours <= most * other,
});

/** Budget 13: the first start of a fresh clone beside its installation and builds alone, and the starts after it. */
export async function measureFirstStart(app) {
  await app.stopSides();
  const folder = mkdtempSync(join(tmpdir(), "gevel-first-start-"));
  const { PATH = "", HOME = "" } = process.env;
  const [PORT, CMS_PORT] = [String(await freePort()), String(await freePort())];
  const [bare, whole] = ["bare", "whole"].map((name) => join(folder, name));
  const env = { PATH, HOME, PORT, CMS_PORT, DATA_DIR: join(folder, "data") };
  try {
    for (const checkoutFolder of [bare, whole]) clone(checkoutFolder);
    const alone = await secondsOf(async () => {
      await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], { cwd: bare, quiet: true });
      await run(process.execPath, ["scripts/build.mjs"], { cwd: bare, quiet: true });
    });
    rmSync(bare, { recursive: true, force: true });
    const first = await secondsOf(() => startApp(whole, env));
    const next = [];
    for (let at = 0; at < nextStarts; at += 1)
      next.push({ ours: await secondsOf(() => startApp(whole, env)), strapi: await startStrapi(whole, env) });
    const of = (side) => median(next.map((one) => one[side]));
    return [
      row("first start of a fresh clone, with demo content", first, alone, "npm ci and the builds alone", 1.25),
      row("next start", of("ours"), of("strapi"), "Strapi's own start", 2),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
