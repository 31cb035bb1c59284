import { spawn } from "node:child_process";
import { closeSync, existsSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Runs inside each side: it passes on what the side tells of its start, and ends the side when we are gone. */
const companion = fileURLToPath(new URL("child-process-hooks.mjs", import.meta.url));

/**
 * Milliseconds from SIGTERM to SIGKILL. A side that never answered has nothing to finish, and Strapi's own end hangs while it
 * loads: it would write on for all of a longer time.
 */
export const gracePeriods = { starting: 1_000, answering: 10_000 };

const longestTail = 64 * 1024;
/** Characters of a line: a statement of a database may be one of a megabyte, and what is wrong stands at its end. */
const longestLine = 400;

const shortened = (line) =>
  line.length > longestLine ? `${line.slice(0, longestLine / 2)} … ${line.slice(-longestLine / 2)}` : line;

/** The last lines of what a file that may be large got since it had `from` bytes. */
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

/** What the sides wrote under the last start stays readable beside what they write under this one. */
export function rotateLogs(names, env) {
  for (const name of names) {
    const log = logOf(name, env);
    if (existsSync(log)) renameSync(log, log.replace(/\.log$/, ".before.log"));
  }
}

/**
 * A running side of the house: its process, its log file, its end, and the last sign it gave of being at work: a line of
 * its log, or a step of its start that it told. `onStep` hears each of those.
 */
export function startServer(name, { args, cwd, env, onStep = (/** @type {string | null} */ _step) => {} }) {
  const logFile = logOf(name, env);
  const written = existsSync(logFile) ? statSync(logFile).size : 0;
  const log = openSync(logFile, "a", 0o600);
  // A line that finds no room is lost, and nothing else: a stream would be broken for good, and its writer would wait for it.
  const write = (text) => {
    try {
      writeSync(log, text);
    } catch {}
  };
  const child = spawn(process.execPath, ["--import", companion, ...args], {
    cwd,
    env,
    // The last one is written by nobody: it falls with us.
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
  // Windows knows no SIGTERM, and a program that cannot be spawned ends too.
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
