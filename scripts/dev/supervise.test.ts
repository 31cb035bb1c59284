import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../../tests/support/free-port.js";
import { supervise } from "./supervise.mjs";
import { startServer } from "./server-process.mjs";
import { waitUntilReady } from "./wait-until-ready.mjs";

/** A program that answers like a server; a file beside it controls its next start. */
const program = `
  const { createServer } = require("node:http");
  const { readFileSync } = require("node:fs");
  const { channel } = require("node:diagnostics_channel");
  const how = readFileSync(process.env.HOW, "utf8");
  console.log("starting: " + how);
  if (how === "refuses") { console.error("PORT must be a number"); process.exit(1); }
  if (how === "dies") process.kill(process.pid, "SIGKILL");
  if (how === "works") setInterval(() => channel("gevel.start").publish({ step: "creating content", done: 240, of: 612 }), 20);
  else createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.PORT));
`;

describe("a supervised app", () => {
  let folder: string;
  let env: Record<string, string>;
  let url: string;
  let output: string[];
  const open: { stop(): Promise<void> }[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "gevel-side-"));
    mkdirSync(join(folder, "logs"));
    const port = await freePort();
    url = `http://127.0.0.1:${port}/`;
    env = { PATH: process.env.PATH ?? "", DATA_DIR: folder, HOW: join(folder, "how"), PORT: String(port) };
    output = [];
    next("answers");
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((each) => each.stop()));
    rmSync(folder, { recursive: true, force: true });
  });

  const next = (how: string) => writeFileSync(join(folder, "how"), how);

  function startOne() {
    const side = startServer("cms", { args: ["-e", program], cwd: folder, env });
    open.push(side);
    return side;
  }

  function superviseOne({ persistent = false } = {}) {
    const stored = supervise(startOne, {
      ...{ url, persistent },
      announce: (line: string) => output.push(line),
      firstWait: 100,
      longestWait: 400,
    });
    open.push(stored);
    return stored;
  }

  const pidThatAnswers = async () => Number(await (await fetch(url)).text());

  /** Resolves when the app has printed it. */
  const waitForOutput = (texts: RegExp) =>
    vi.waitFor(
      () =>
        expect(
          output.find((line) => texts.test(line)),
          output.join("\n"),
        ).toBeDefined(),
      {
        timeout: 60_000,
        interval: 20,
      },
    );

  it.each(["SIGTERM", "SIGKILL"] as const)(
    "ERR-2 is restarted after %s, and both the end and the return are logged",
    async (signal) => {
      const stored = superviseOne();
      await stored.waitUntilReady();
      const before = await pidThatAnswers();
      expect(stored.side).toMatchObject({ hasAnswered: true });
      process.kill(before, signal);
      await waitForOutput(new RegExp(`the CMS ended \\(${signal}\\): restarting in 0.1 s, log: .*cms.log`));
      await waitForOutput(/the CMS is back \(.* s\)/);
      await stored.waitUntilReady();
      expect(await pidThatAnswers()).not.toBe(before);
      expect(readFileSync(join(folder, "logs", "cms.log"), "utf8").match(/starting: answers/g)).toHaveLength(2);
    },
  );

  it("ERR-2 is restarted after growing delays when it dies at its start, up to a limit, with the end of its log shown", async () => {
    next("dies");
    const stored = superviseOne();
    await waitForOutput(/restarting in 0.4 s/);
    await vi.waitFor(() => expect(output.length).toBeGreaterThan(4), { timeout: 60_000, interval: 20 });
    next("answers");
    await stored.waitUntilReady();
    const waits = output.flatMap((line) => /ended \(SIGKILL\) while starting: .* in ([\d.]+) s/.exec(line)?.[1] ?? []);
    expect(waits.slice(0, 5)).toEqual(["0.1", "0.2", "0.4", "0.4", "0.4"]);
    expect(output[4]?.match(/starting: dies/g)).toHaveLength(1);
  });

  it("is given up at its first start only when it names the cause itself", async () => {
    next("refuses");
    await expect(superviseOne().waitUntilReady()).rejects.toThrow(/ended \(code 1\)[^]*PORT must be a number/);
    next("answers");
    const stored = superviseOne();
    await stored.waitUntilReady();
    next("refuses");
    process.kill(await pidThatAnswers(), "SIGTERM");
    await waitForOutput(/ended \(code 1\) while starting[^]*PORT must be a number/);
    next("answers");
    await waitForOutput(/is back/);
  });

  it("ERR-2 is retried where it is persistent, although it names the cause itself", async () => {
    next("refuses");
    const stored = superviseOne({ persistent: true });
    await waitForOutput(/ended \(code 1\) while starting: restarting in 0.2 s[^]*PORT must be a number/);
    next("answers");
    await stored.waitUntilReady();
    expect(await pidThatAnswers()).toBeGreaterThan(0);
  });

  it.each(["works", "refuses", "dies"])(
    "ends every wait once it is stopped while an app that %s starts",
    async (how) => {
      next(how);
      const side = startOne();
      const stored = supervise(() => side, { url, announce: (line: string) => output.push(line), persistent: true });
      const waiting = stored.waitUntilReady();
      const started = () => expect(side.sign.step !== null || output.length > 0).toBe(true);
      await vi.waitFor(started, { timeout: 60_000, interval: 20 });
      expect(side.hasAnswered).toBe(false);
      await Promise.all([stored.stop(), expect(waiting).rejects.toThrow("the CMS was stopped")]);
      await expect(stored.waitUntilReady()).rejects.toThrow("the CMS was stopped");
    },
  );

  it("is awaited while it reports progress, and given up when it reports none", async () => {
    next("works");
    const side = startOne();
    let sinceLastSign = 1000;
    const waited = waitUntilReady(side, url, { silence: 1000, now: () => side.sign.at + sinceLastSign }).catch(
      (error: unknown) => String(error),
    );
    await vi.waitFor(() => expect(side.sign.step).toBe("creating content 240 of 612"), { timeout: 60_000 });
    const { at } = side.sign;
    await vi.waitFor(() => expect(side.sign.at).toBeGreaterThan(at), { timeout: 60_000 });
    expect(await Promise.race([waited, Promise.resolve("waiting")])).toBe("waiting");
    sinceLastSign = 1001;
    expect(await waited).toMatch(/showed no progress .*“creating content 240 of 612”[^]*starting: works/);
  });
});
