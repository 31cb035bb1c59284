import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs one part of the suite to its end, its output shown, in a process group of its own. `stop` ends it: by SIGINT, and by SIGKILL
 * where it still runs `graceMs` later. Whatever it started and left behind is killed, whoever ended it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Readonly<Record<string, string>>; stop?: AbortSignal; graceMs?: number }} options
 */
export async function runTestSuite(command, args, { env = {}, stop, graceMs = 30_000 } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    detached: process.platform !== "win32",
  });
  const killAll = () => {
    // The group 0 would be our own.
    if (!child.pid) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {} // Nothing is left of it.
  };
  let late;
  const end = () => {
    child.kill("SIGINT");
    late ??= setTimeout(killAll, graceMs);
  };
  stop?.addEventListener("abort", end);
  const code = await new Promise((done) => {
    child.once("error", (error) => {
      console.error(error.message);
      done(1);
    });
    child.once("exit", (code, signal) => done(code ?? signal));
  });
  clearTimeout(late);
  stop?.removeEventListener("abort", end);
  killAll();
  return code;
}
