import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/**
 * Runs a command, and ends it with all its child processes when its parent is gone, however that ended: an install or a
 * build that continued alone would write at the same time as the next start's. The pipe to standard input closes with
 * its other end.
 *
 *     node run-with-parent.mjs 0 npm ci
 */
const [niceness = "0", command = "", ...args] = process.argv.slice(2);
if (niceness !== "0") setPriority(Number(niceness));
const windows = process.platform === "win32";
const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], shell: windows });

process.stdin.resume().on("close", () => {
  if (windows) spawn("taskkill", ["/pid", String(process.pid), "/t", "/f"]);
  // We lead a process group of our own (run.mjs), and the command and its children are in it.
  else process.kill(-process.pid, "SIGKILL");
});
child.on("error", (error) => {
  console.error(error.message);
  process.exit(127);
});
child.on("exit", (code, signal) => {
  if (signal) process.kill(process.pid, signal);
  else process.exit(code ?? 1);
});
