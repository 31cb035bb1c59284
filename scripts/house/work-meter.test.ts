import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { watchForStandstill } from "../../tests/support/watch-for-standstill.js";
import { workMeter } from "./work-meter.mjs";

const children: ChildProcess[] = [];
afterEach(() => {
  // Each has a group of its own, so that its children end with it.
  for (const { pid } of children.splice(0)) if (pid !== undefined) process.kill(-pid, "SIGKILL");
});

/** A process that runs these words; its id. */
function start(words: string): number {
  const child = spawn(process.execPath, ["-e", words], { stdio: "ignore", detached: true });
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

describe("what a process and its family do", () => {
  it.each([
    ["a busy process works", busy],
    ["so does a resting one with a busy child", restingParent],
  ])("%s", async (_, words) => {
    const meter = workMeter([start(words)]);
    await until(meter, (seconds) => seconds > 0.1);
  });

  it("one that waits does not work, once it has started", async () => {
    const meter = workMeter([start(resting)]);
    await until(meter, (seconds) => seconds > 0.01);
    await until(meter, (seconds) => seconds < 0.01);
  });
});

describe("patience", () => {
  const quick = { patience: 1, lookEvery: 0.1 };

  it("ends when nothing moves, and says so", async () => {
    const said = await new Promise<string>((told) => {
      const stop = watchForStandstill({
        ...{ own: [start(resting)], task: () => "x", ...quick },
        tell: (_, reason) => (stop(), told(reason)),
      });
    });
    expect(said).toBe("nothing moved for 1 s");
  });

  it("lasts as long as something is at work, but not for ever", async () => {
    const said = await new Promise<string>((told) => {
      const stop = watchForStandstill({
        ...{ own: [start(busy)], task: () => "x", ...quick, longest: 3 },
        tell: (_, reason) => (stop(), told(reason)),
      });
    });
    expect(said).toBe("it was still at work after 3 s");
  });

  it("starts anew with each task, and rests between them", async () => {
    const reasons: string[] = [];
    let task: number | undefined = 0;
    const own = [start(resting)];
    const stop = watchForStandstill({ own, task: () => task, tell: (_, reason) => reasons.push(reason), ...quick });
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
