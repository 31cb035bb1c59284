import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runTestSuite } from "./run-test-suite.mjs";
import { countResults } from "./test-results.mjs";

const folder = mkdtempSync(join(tmpdir(), "gevel-part-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const alive = (pid: number) => {
  try {
    // A zombie process is no longer alive.
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

const waits = "setInterval(() => {}, 1000)";

/** A part with a child process, as the browser tests have an app; a file contains both their ids. */
const withApp = (then: string) => `
  const house = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  require("node:fs").writeFileSync(${JSON.stringify(join(folder, "pids"))}, process.pid + " " + house.pid);
  ${then}`;

/** The ids of the part and its app, once both exist. */
async function pidsOf(): Promise<[part: number, app: number]> {
  const file = join(folder, "pids");
  const read = () => (existsSync(file) ? readFileSync(file, "utf8").split(" ").map(Number) : []);
  await expect.poll(read).toHaveLength(2);
  const [part = 0, app = 0] = read();
  rmSync(file);
  return [part, app];
}

describe("a group of the test suite", () => {
  it("returns how it ended", async () => {
    expect(await runTestSuite(process.execPath, ["-e", "process.exit(3)"])).toBe(3);
    expect(await runTestSuite(process.execPath, ["-e", "process.kill(process.pid, 'SIGKILL')"])).toBe("SIGKILL");
  });

  it("takes its child processes along when it is killed", async () => {
    const ended = runTestSuite(process.execPath, ["-e", withApp(waits)]);
    const [part, app] = await pidsOf();
    process.kill(part, "SIGKILL");
    expect(await ended).toBe("SIGKILL");
    await expect.poll(() => alive(app)).toBe(false);
  });

  it("is killed some time after it is stopped, though it ignores signals", async () => {
    const deaf = withApp(`process.on("SIGINT", () => {}); ${waits}`);
    const stopping = new AbortController();
    const ended = runTestSuite(process.execPath, ["-e", deaf], { stop: stopping.signal, graceMs: 500 });
    const [, app] = await pidsOf();
    stopping.abort();
    expect(await ended).toBe("SIGKILL");
    await expect.poll(() => alive(app)).toBe(false);
  });

  it("counts the results written before it was killed", () => {
    const file = join(folder, "killed.tally");
    const lines = [
      ["file", "known"],
      ["file", "gone"],
      ["1", "known"],
      ["2", "known"],
      ["3", "known"],
      ["4", "known"],
      ["1", "passed"],
      ["2", "failed", "breaks"],
      ["3", "skipped"],
    ].map((line) => JSON.stringify(line));
    writeFileSync(file, `${lines.join("\n")}\n["4","pas`);
    expect(countResults(file)).toEqual({
      passed: 1,
      failed: 2,
      notRun: 1,
      skipped: 1,
      failures: ["breaks"],
      flaky: [],
    });
    expect(countResults(join(folder, "none"))).toEqual({
      passed: 0,
      failed: 0,
      notRun: 0,
      skipped: 0,
      failures: [],
      flaky: [],
    });
  });
});
