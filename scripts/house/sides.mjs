import { spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "./paths.mjs";

/** Fails with a sentence a person can act on when something else already listens. */
export function ensureFree(port, setting) {
  return new Promise((free, taken) => {
    const probe = createServer();
    probe.once("error", () =>
      taken(new Error(`port ${port} is taken: stop what uses it, or set ${setting} to another`)),
    );
    probe.listen(Number(port), () => probe.close(free));
  });
}

const lastLines = (file, count = 40) => readFileSync(file, "utf8").trimEnd().split("\n").slice(-count).join("\n");

/** A running side of the house: its process, its log file, and its end. */
function startSide(name, { args, cwd, env }) {
  const logFile = join(env.DATA_DIR, "logs", `${name}.log`);
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const side = {
    name,
    child,
    ended: new Promise((done) => child.on("close", (code, signal) => log.end(() => done({ code, signal })))),
    stopping: false,
    async stop() {
      side.stopping = true;
      if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await side.ended;
      clearTimeout(late);
    },
    lastLines: () => lastLines(logFile),
    logFile,
  };
  return side;
}

/** Resolves when the address answers with success; rejects when the side ends first. */
export async function untilReady(side, url, seconds = 180) {
  const late = Date.now() + seconds * 1000;
  let ended = false;
  void side.ended.then(() => (ended = true));
  while (!ended && Date.now() < late) {
    const ready = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error(
    `${side.name} ${ended ? "ended" : `was not ready after ${seconds} s`}; the end of ${side.logFile}:\n${side.lastLines()}`,
  );
}

/**
 * Left to itself V8 lets garbage grow to four times what lives before it looks, and each of libvips' threads keeps an
 * arena of what it freed. NODE_OPTIONS of the environment count last, so a larger house may give its sides more.
 */
const sparing = (env, ...options) => ({
  ...env,
  NODE_OPTIONS: [...options, env.NODE_OPTIONS].filter(Boolean).join(" "),
  MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || "2",
});

export const startCms = (env) =>
  startSide("cms", {
    args: [inRoot("node_modules/@strapi/strapi/bin/strapi.js"), "start"],
    cwd: inRoot("cms"),
    env: sparing(env, "--max-old-space-size=512"),
  });

export const startWeb = (env) =>
  startSide("web", {
    args: ["--enable-source-maps", inRoot("web/build/server.js")],
    cwd: inRoot("web"),
    env: sparing(env, "--max-old-space-size=384"),
  });
