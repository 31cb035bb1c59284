import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";

const often = 500;

/**
 * `{parent, command}` of a process, or null if it is gone, has ended and is not yet reaped, or the system does not
 * provide this.
 */
function processOf(pid) {
  try {
    if (process.platform === "linux") {
      // The name between the brackets may hold anything, brackets too: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
      const [state, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      if (state === "Z") return null;
      return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ") };
    }
    const line = execFileSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const [, parent = "0", command = ""] = /^(\d+)\s+(.*)$/s.exec(line) ?? [];
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}

function isAlive(pid) {
  if (process.platform === "linux") return processOf(pid) !== null;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/**
 * The processes between npm and this one, npm last: npm starts a script by a shell, which on some systems stays beside it.
 * Empty where npm did not start this one.
 */
export function npmProcesses(env = process.env, self = process.pid, check = processOf) {
  if (!env.npm_lifecycle_event || process.platform === "win32") return [];
  const parent = check(self)?.parent ?? process.ppid;
  const shell = check(parent);
  const isShell = shell !== null && /^\S*sh(\.exe)? -c /.test(shell.command);
  return isShell ? [parent, shell.parent] : [parent];
}

/**
 * Calls `ended` once when npm, or the shell between, has ended without a signal to this process: npm sends SIGTERM only
 * to its shell, and neither a killed npm nor a killed shell notifies its child. Returns a function that stops the
 * monitor.
 */
export function monitorNpm(ended, processes = npmProcesses()) {
  const monitor = setInterval(() => {
    if (processes.every(isAlive)) return;
    clearInterval(monitor);
    ended();
  }, often);
  monitor.unref();
  if (processes.length === 0) clearInterval(monitor);
  return () => clearInterval(monitor);
}
