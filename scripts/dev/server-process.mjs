import { spawn } from "node:child_process";
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Runs inside each server: it reports the steps of its start, and ends the server when its parent is gone. */
const companion = fileURLToPath(new URL("child-process-hooks.mjs", import.meta.url));

/**
 * Milliseconds from SIGTERM to SIGKILL. A side that never answered has nothing to finish, and Strapi's own end hangs while it
 * loads: it would write on for all of a longer time.
 */
export const gracePeriods = { starting: 1_000, answering: 10_000 };

const longestTail = 64 * 1024;
/** Maximum characters of a line: a database statement may have a megabyte, with the error at its end. */
const longestLine = 400;

const shortened = (line) =>
  line.length > longestLine ? `${line.slice(0, longestLine / 2)} … ${line.slice(-longestLine / 2)}` : line;

/** The last lines appended to a possibly large file since it had `from` bytes. */
function lastLines(file, from, count) {
  const opened = openSync(file, "r");
  try {
    const { size } = fstatSync(opened);
    const length = Math.max(0, Math.min(size - from, longestTail));
    const tail = Buffer.alloc(length);
    readSync(opened, tail, 0, length, size - length);
    return tail.toString("utf8").trimEnd().split("\n").slice(-count).map(shortened).join("\n");
  } finally {
    closeSync(opened);
  }
}

const logOf = (name, env) => join(env.DATA_DIR, "logs", `${name}.log`);

/** Keeps the logs of the last start beside those of this one. */
export function rotateLogs(names, env) {
  for (const name of names) {
    const log = logOf(name, env);
    if (existsSync(log)) renameSync(log, log.replace(/\.log$/, ".before.log"));
  }
}

/**
 * A running server of the app: its process, its log file, its end, and its last sign of activity: a line of its log, or
 * a reported step of its start. `onStep` receives each of those steps.
 */
export function startServer(name, { args, cwd, env, onStep = (/** @type {string | null} */ _step) => {} }) {
  const logFile = logOf(name, env);
  const written = existsSync(logFile) ? statSync(logFile).size : 0;
  const log = openSync(logFile, "a", 0o600);
  // On a full disk only this line is lost: a stream would stay broken, and its writer would wait for it.
  const write = (text) => {
    try {
      writeSync(log, text);
    } catch {}
  };
  const child = spawn(process.execPath, ["--import", companion, ...args], {
    cwd,
    env,
    // Nothing is written to the fourth pipe (fd 3): it closes when this process ends.
    stdio: ["ignore", "pipe", "pipe", "pipe", "ipc"],
  });
  child.stdio[3]?.on("error", () => {});
  const seen = () => (side.sign = { ...side.sign, at: Date.now() });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      seen();
      write(text);
    });
  }
  child.on("message", (/** @type {{ step: string; done?: number; of?: number }} */ { step, done, of }) => {
    side.sign = { at: Date.now(), step: of === undefined ? step : `${step} ${done} of ${of}` };
    onStep(side.sign.step);
  });
  // Windows has no SIGTERM; a program that cannot be spawned also ends here.
  child.on("error", (error) => write(`${error.message}\n`));
  const side = {
    name,
    child,
    startedAt: Date.now(),
    /** @type {{ at: number; step: string | null }} */
    sign: { at: Date.now(), step: null },
    /** Set by `waitUntilReady`. */
    hasAnswered: false,
    ended: new Promise((done) =>
      child.on("close", (code, signal) => {
        closeSync(log);
        done({ code, signal });
      }),
    ),
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      if (!side.hasExited()) child.kill("SIGTERM");
      const grace = side.hasAnswered ? gracePeriods.answering : gracePeriods.starting;
      const late = setTimeout(() => child.kill("SIGKILL"), grace);
      await side.ended;
      clearTimeout(late);
    },
    lastLines: (count = 40) => lastLines(logFile, written, count),
    logFile,
  };
  return side;
}
