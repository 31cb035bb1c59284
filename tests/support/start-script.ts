import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { root } from "../../scripts/house/paths.mjs";
import { freePort } from "./free-port.js";

/** `scripts/start.mjs` of this checkout in a process of its own. */
export interface StartScript {
  site: string;
  process: ChildProcess;
  /** Its exit code. */
  ended: Promise<number | null>;
  output: () => string;
}

export async function runStartScript(dataDir: string, settings: Record<string, string> = {}): Promise<StartScript> {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += String(text)));
  return {
    site: `http://127.0.0.1:${port}`,
    process: child,
    ended: new Promise((done) => child.once("close", done)),
    output: () => output,
  };
}

/** Processes that were started with this DATA_DIR and are still there, by what they run; Linux alone can say. */
export function processesOf(dataDir: string): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        const read = (file: string) => readFileSync(join("/proc", id, file), "utf8").split("\0");
        return read("environ").includes(`DATA_DIR=${dataDir}`) ? [read("cmdline").join(" ")] : [];
      } catch {
        return []; // It ended meanwhile, or is another user's.
      }
    });
}

/** Waits until the site says of the CMS what is expected. */
export const untilCms = ({ site }: StartScript, state: "up" | "down"): Promise<void> =>
  expect
    .poll(
      () =>
        fetch(`${site}/healthz`).then(
          async (answer) => (await answer.json()) as unknown,
          () => null,
        ),
      { interval: 200 },
    )
    .toMatchObject({ status: "ok", cms: state });
