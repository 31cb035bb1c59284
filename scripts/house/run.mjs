import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/** Runs a command to its end, its output shown; throws when it fails. */
export async function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  const { code, output } = await runCollecting(command, args, { cwd, env, show: !quiet });
  if (code !== 0)
    throw new Error(`${command} ${args.join(" ")} ended with ${code}${quiet ? `\n${output.slice(-6000)}` : ""}`);
}

/** Runs a command to its end and gives back its exit code and all it printed. */
export function runCollecting(command, args, { cwd = root, env = {}, show = true } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    const chunks = [];
    const take = (stream, out) =>
      stream.on("data", (chunk) => {
        chunks.push(chunk);
        if (show) out.write(chunk);
      });
    take(child.stdout, process.stdout);
    take(child.stderr, process.stderr);
    child.on("error", failed);
    child.on("close", (code, signal) =>
      done({ code: code ?? 1, signal, output: Buffer.concat(chunks).toString("utf8") }),
    );
  });
}
