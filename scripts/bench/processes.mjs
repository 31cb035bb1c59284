import { execFileSync, fork } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const mayPin =
  availableParallelism() > 1 && (process.env.PATH ?? "").split(":").some((dir) => existsSync(`${dir}/taskset`));

/** The measured process has core 0 to itself, the load driver core 1; without taskset neither is pinned. */
export function pin(pid, core) {
  if (mayPin) execFileSync("taskset", ["-a", "-c", "-p", String(core), String(pid)], { stdio: "ignore" });
}

const ticksPerSecond = 100;

/** Seconds of processor time a process has used, all its threads together. */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) / ticksPerSecond;
}

function megabytes(pid, name) {
  const [, kilobytes] =
    new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

export const megabytesOf = (pid) => megabytes(pid, "VmRSS");
/** Since it started. */
export const mostMegabytesOf = (pid) => megabytes(pid, "VmHWM");

const running = new Set();

/** A part of the benchmark in a process of its own; it reports `ready` once. */
export async function startPart(file, { core, env = {} } = {}) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), [], {
    env: { ...process.env, ...env },
    serialization: "advanced",
    execArgv: [],
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  if (core !== undefined) pin(child.pid, core);
  const ready = await answerOf(child, file);
  return {
    pid: child.pid,
    ready,
    /** Sends one question and returns the next answer. */
    request(question) {
      const answer = answerOf(child, file);
      child.send(question);
      return answer;
    },
    stop: () => stopChild(child),
  };
}

function answerOf(child, file) {
  return new Promise((done, failed) => {
    const ended = (code) => failed(new Error(`${file} ended with ${code}`));
    child.once("close", ended);
    child.once("message", (message) => {
      child.off("close", ended);
      done(message);
    });
  });
}

const stopChild = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once("close", done);
    child.kill("SIGKILL");
  });

export const stopParts = () => Promise.all([...running].map(stopChild));
