import { spawn } from "node:child_process";
import { delimiter, dirname } from "node:path";
import { freePort } from "../dev/free-port.mjs";
import { root } from "../dev/paths.mjs";

/**
 * `scripts/start.mjs` of a checkout in a process of its own, on free ports: this one by this Node unless others are named.
 * `ended` resolves to its exit code.
 *
 * @param {{ dataDir: string, settings?: Record<string, string>, node?: string, folder?: string }} options
 */
export async function runStartScript({ dataDir, settings = {}, node = process.execPath, folder = root }) {
  const [port, cmsPort] = [await freePort(), await freePort()];
  const { PATH = "", HOME = "" } = process.env;
  const env = {
    // npm runs by the Node that is found first.
    PATH: [dirname(node), PATH].join(delimiter),
    ...{ HOME, PORT: String(port), CMS_PORT: String(cmsPort), DATA_DIR: dataDir },
    ...settings,
  };
  const start = spawn(node, ["scripts/start.mjs"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  /** @type {Promise<number | null>} */
  const ended = new Promise((done) => start.once("close", done));
  /** @type {Promise<true>} */
  const ready = new Promise((done) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on("data", (text) => {
        output += text;
        if (/^ready in /m.test(output)) done(true);
      });
  });
  return {
    site: `http://127.0.0.1:${port}`,
    cms: `http://127.0.0.1:${cmsPort}`,
    ended,
    /** Resolves to true once both applications are up, to false if the start ended before. */
    isUp: Promise.race([ready, ended.then(() => false)]),
    output: () => output,
    /** @param {NodeJS.Signals} signal */
    kill: (signal) => start.kill(signal),
  };
}
