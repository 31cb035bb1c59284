import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { processTreeOf } from "../../scripts/dev/process-activity.mjs";
import { freePort } from "./free-port.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A start of the house as a process of its own, to be heard and to be killed. */
export interface AppProcess {
  site: string;
  cms: string;
  /** All it said so far. */
  output: readonly string[];
  /**
   * Resolves with the first line since the line `after` that says so; rejects when the start ends before, or is done
   * (`ready`) although it was to be broken off.
   */
  waitFor(text: RegExp, after?: number): Promise<string>;
  /** All of it: the start, its sides and what else came of it. */
  processes(): number[];
  /** Signals the start alone. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** As a terminal does: to every process of the start's group. The exit code. */
  pressCtrlC(): Promise<number | null>;
}

/** All starts of a file have the sample of one day, also when midnight comes between them. */
const sampleDay = new Date().toISOString().slice(0, 10);

/** Starts `script` (a path in the project) as a person does, in a process group of its own as a terminal gives it. */
export async function startAppProcess(script: string, dataDir: string): Promise<AppProcess> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      CMS_PORT: String(cmsPort),
      DATA_DIR: dataDir,
      SEED: "demo",
      SAMPLE_DAY: sampleDay,
      PAGES_PER_MINUTE: "100000",
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const output: string[] = [];
  const listeners = new Set<() => void>();
  const onOutput = (line: string) => {
    output.push(line);
    for (const listener of listeners) listener();
  };
  createInterface({ input: child.stdout }).on("line", onOutput);
  createInterface({ input: child.stderr }).on("line", onOutput);
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
      }),
    processes: () => Array.from(processTreeOf(pid).members.keys(), Number),
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
