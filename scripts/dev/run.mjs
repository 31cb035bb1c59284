import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";

const withStarter = fileURLToPath(new URL("run-with-parent.mjs", import.meta.url));

/**
 * Runs a command to its end, its output shown unless `quiet`; throws when it fails. It ends with us, however we end.
 * `hear` gets each piece of its output; `niceness` (0 to 19) lets others go first.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   cwd?: string;
 *   env?: Readonly<Record<string, string>>;
 *   quiet?: boolean;
 *   niceness?: number;
 *   onOutput?: (text: string) => void;
 * }} [options]
 */
export async function run(command, args, { cwd = root, env = {}, quiet = false, niceness = 0, onOutput } = {}) {
  const { code, signal, output } = await collect(
    spawn(process.execPath, [withStarter, String(niceness), command, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["pipe", "pipe", "pipe"],
      detached: true,
    }),
    { show: !quiet, onOutput },
  );
  if (code === 0) return output;
  const failure = new Error(
    `${command} ${args.join(" ")} ended with ${signal ?? code}${quiet ? `\n${output.slice(-6000)}` : ""}`,
  );
  throw Object.assign(failure, { output });
}

/**
 * Runs a command to its end and gives back its exit code and all it printed.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string; env?: Readonly<Record<string, string>>; show?: boolean }} [options]
 */
export function runCollecting(command, args, { cwd = root, env = {}, show = true } = {}) {
  return collect(spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] }), {
    show,
  });
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {{ show: boolean; onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number; signal: NodeJS.Signals | null; output: string }>}
 */
function collect(child, { show, onOutput = () => {} }) {
  return new Promise((done, failed) => {
    const chunks = [];
    const take = (stream, out) =>
      stream.on("data", (chunk) => {
        chunks.push(chunk);
        onOutput(chunk.toString("utf8"));
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
