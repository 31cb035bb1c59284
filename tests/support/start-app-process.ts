import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** In a process group of its own it would outlive a killed test run. */
const endsWithUs = fileURLToPath(new URL("../../scripts/dev/child-process-hooks.mjs", import.meta.url));

/** A start of the app as a process of its own, whose output can be read and which can be killed. */
export interface AppProcess {
  site: string;
  cms: string;
  /** Its output so far. */
  output: readonly string[];
  /**
   * Resolves with the first line since the line `after` that says so; rejects when the start ends before, is done (`ready`)
   * although it was to be broken off, or takes longer than the limit.
   */
  waitFor(text: RegExp, after?: number): Promise<string>;
  /** Signals the start alone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** As in a terminal: signals every process of the start's group. Resolves with the exit code. */
  pressCtrlC(): Promise<number | null>;
}

/** A first start takes a minute on two quiet processors. */
const longestWaitMs = 600_000;

/** All starts of a file use the sample of one day, also across midnight. */
const sampleDay = new Date().toISOString().slice(0, 10);

/** Starts `script` (a path in the project) as a person does, in a process group of its own as in a terminal. */
export async function startAppProcess(script: string, dataDir: string): Promise<AppProcess> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["--import", endsWithUs, script], {
    cwd: root,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      SEED: "demo",
      SAMPLE_DAY: sampleDay,
      SAMPLE_POPUP: "draft",
      PAGES_PER_MINUTE: "100000",
    },
    stdio: ["ignore", "pipe", "pipe", "pipe", "ipc"],
    detached: true,
  });
  const output: string[] = [];
  const listeners = new Set<() => void>();
  const onOutput = (line: string) => {
    output.push(line);
    for (const listener of listeners) listener();
  };
  for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on("line", onOutput);
  const ended = new Promise<void>((done) => child.once("close", () => done()));
  const pid = child.pid ?? 0;
  return {
    site: `http://127.0.0.1:${port}`,
    cms: `http://127.0.0.1:${cmsPort}`,
    output,
    waitFor: (text, after = 0) =>
      new Promise((received, failed) => {
        const fail = (what: string) =>
          failed(new Error(`the start ${what} before ${String(text)}:\n${output.slice(-15).join("\n")}`));
        const check = () => {
          const line = output.slice(after).find((each) => text.test(each));
          if (line !== undefined) received(line);
          else if (output.slice(after).includes("ready")) fail("was done");
        };
        listeners.add(check);
        check();
        void ended.then(() => fail("ended"));
        setTimeout(() => fail(`took ${longestWaitMs / 60_000} minutes`), longestWaitMs).unref();
      }),
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
    async pressCtrlC() {
      process.kill(-pid, "SIGINT");
      await ended;
      return child.exitCode;
    },
  };
}
