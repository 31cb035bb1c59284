import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { detectStall } from "../../tests/support/stall-detector.js";
import { createActivityMeter } from "./process-activity.mjs";

const children: ChildProcess[] = [];
afterEach(() => {
  // Each has a group of its own, so that its children end with it.
  for (const { pid } of children.splice(0)) if (pid !== undefined) process.kill(-pid, "SIGKILL");
});

/** A process that runs these words; its id. */
function start(texts: string): number {
  const child = spawn(process.execPath, ["-e", texts], { stdio: "ignore", detached: true });
  children.push(child);
  return child.pid ?? 0;
}
const resting = "setInterval(() => {}, 1000)";
const busy = "for (;;);";
const restingParent = `require("node:child_process").spawn(process.execPath, ["-e", "${busy}"]); ${resting}`;

/** Seconds of work until it is more, or no more, than so many. */
async function until(meter: () => number, right: (seconds: number) => boolean): Promise<void> {
  while (!right(meter())) await wait(200);
}

describe("activity of a process and its children", () => {
  it.each([
    ["a busy process works", busy],
    ["so does a resting one with a busy child", restingParent],
  ])("%s", async (_, texts) => {
    const meter = createActivityMeter([start(texts)]);
    await until(meter, (seconds) => seconds > 0.1);
  });

  it("a waiting process counts as idle once it has started", async () => {
    const meter = createActivityMeter([start(resting)]);
    await until(meter, (seconds) => seconds > 0.01);
    await until(meter, (seconds) => seconds < 0.01);
  });
});

describe("the stall timeout", () => {
  const quick = { timeout: 1, pollInterval: 0.1 };

  it("ends when nothing progresses, and says so", async () => {
    const output = await new Promise<string>((reported) => {
      const stop = detectStall({
        ...{ own: [start(resting)], task: () => "x", ...quick },
        onStall: (_, reason) => (stop(), reported(reason)),
      });
    });
    expect(output).toBe("nothing moved for 1 s");
  });

  it("extends while something works, up to a limit", async () => {
    const output = await new Promise<string>((reported) => {
      const stop = detectStall({
        ...{ own: [start(busy)], task: () => "x", ...quick, longest: 3 },
        onStall: (_, reason) => (stop(), reported(reason)),
      });
    });
    expect(output).toBe("it was still at work after 3 s");
  });

  it("restarts with each task, and pauses between tasks", async () => {
    const reasons: string[] = [];
    let task: number | undefined = 0;
    const own = [start(resting)];
    const stop = detectStall({ own, task: () => task, onStall: (_, reason) => reasons.push(reason), ...quick });
    for (let turn = 1; turn <= 20; turn++) {
      await wait(100);
      task = turn;
    }
    task = undefined;
    await wait(2_000);
    stop();
    expect(reasons).toEqual([]);
  });
});
