import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showProgress } from "./progress.mjs";

/** A task that the test completes, and that reports its progress. */
function createWork() {
  let done = () => {};
  let report: (detail: string) => void = () => {};
  const work = (telling: (detail: string) => void) => {
    report = telling;
    return new Promise<void>((resolve) => (done = resolve));
  };
  return { work, report: (detail: string) => report(detail), done: () => done() };
}

describe("CMS-7 progress of slow steps at a start", () => {
  const output: string[] = [];
  const written: string[] = [];
  const terminal = { isTTY: true, columns: 40, write: (text: string) => void written.push(text) };
  const inFile = () => showProgress({ announce: (line: string) => void output.push(line), terminal: { isTTY: false } });
  const inTerminal = () => showProgress({ announce: (line: string) => void output.push(line), terminal });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    output.length = written.length = 0;
  });

  it("shows from time to time which step runs, how far it is and for how long", async () => {
    const [install, build] = [createWork(), createWork()];
    const steps = inFile();
    const both = [steps.during("installing packages", install.work), steps.during("building web", build.work)];
    install.report("812 of 2495");
    await pass(14);
    expect(output).toEqual([]);
    await pass(1);
    expect(output).toEqual(["… installing packages 812 of 2495 15 s · building web 15 s"]);
    build.done();
    await pass(60);
    expect(output.slice(1)).toEqual([
      "building web: 15 s",
      ...[30, 45].map((seconds) => `… installing packages 812 of 2495 ${seconds} s`),
      ...["1:00", "1:15"].map((clock) => `… installing packages 812 of 2495 ${clock} min`),
    ]);
    install.done();
    await Promise.all(both);
    const lines = output.length;
    await pass(60);
    expect(output).toHaveLength(lines);
  });

  it("prints nothing for quick steps and for quiet ones", async () => {
    const [quick, quiet] = [createWork(), createWork()];
    const steps = inFile();
    const both = [steps.during("looking", quick.work), steps.during("building config", quiet.work, { quiet: true })];
    await pass(2);
    quick.done();
    await pass(8);
    quiet.done();
    await Promise.all(both);
    expect(output).toEqual([]);
  });

  it("counts seconds in one terminal line, no wider than the terminal, and clears it", async () => {
    const { work, report, done } = createWork();
    const step = inTerminal().during("starting the CMS", work);
    await pass(1);
    report("creating content 240 of 612, which is a long word for it");
    await pass(1);
    done();
    await step;
    const wiped = "\r\u001b[2K";
    expect(written).toEqual([
      "starting the CMS 1 s",
      wiped,
      "starting the CMS creating content 240 of 612, which is a long word for it 2 s".slice(0, 39),
      wiped,
    ]);
    expect(output).toEqual([]);
  });

  it("rethrows a failure and stops reporting", async () => {
    const steps = inFile();
    await expect(
      steps.during("building web", async () => {
        await pass(4);
        throw new Error("no room left");
      }),
    ).rejects.toThrow("no room left");
    await pass(60);
    expect(output).toEqual([]);
  });
});
