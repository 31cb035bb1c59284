import { spawn } from "node:child_process";
import { root } from "./paths.mjs";
import { processTreeOf, createActivityMeter } from "./process-activity.mjs";

/** Of a processor: what a house that only stands there takes. */
const restingShare = 0.05;

/**
 * Runs one part of the suite to its end, its output shown. One that stands still for minutes is ended, and whatever it
 * started goes with it, whoever ended it. `goodbyeMs` is for ending its own processes itself.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   env?: Readonly<Record<string, string>>;
 *   stop?: AbortSignal;
 *   pollIntervalMs?: number;
 *   restsAtMostMs?: number;
 *   goodbyeMs?: number;
 * }} options
 */
export async function runTestSuite(
  command,
  args,
  { env = {}, stop, pollIntervalMs = 5_000, restsAtMostMs = 300_000, goodbyeMs = 30_000 } = {},
) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const worked = createActivityMeter([child.pid]);
  let family = processTreeOf(child.pid);
  let rested = 0;
  let late;
  const end = () => {
    child.kill("SIGINT");
    late ??= setTimeout(() => processTreeOf(child.pid, family).end("SIGKILL"), goodbyeMs);
  };
  const timer = setInterval(() => {
    family = processTreeOf(child.pid, family);
    rested = worked() > restingShare * (pollIntervalMs / 1000) ? 0 : rested + pollIntervalMs;
    if (rested < restsAtMostMs || late) return;
    console.log(`\nno activity for ${restsAtMostMs / 1000} s: stopped`);
    end();
  }, pollIntervalMs);
  stop?.addEventListener("abort", end);
  const code = await new Promise((done) => {
    child.once("error", (error) => {
      console.error(error.message);
      done(1);
    });
    child.once("exit", (code, signal) => done(code ?? signal));
  });
  clearInterval(timer);
  clearTimeout(late);
  stop?.removeEventListener("abort", end);
  // One that was killed leaves its house and its browsers behind.
  family.end("SIGTERM");
  return code;
}
