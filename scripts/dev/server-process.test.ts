import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gracePeriods, startServer } from "./server-process.mjs";

const module = new URL("server-process.mjs", import.meta.url).href;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gevel-side-"));
  mkdirSync(join(folder, "logs"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it("CMS-7 an app ends with its parent process, also while it is busy", async () => {
  const starter = spawn(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { startServer } from ${JSON.stringify(module)};
      const env = { ...process.env, DATA_DIR: ${JSON.stringify(folder)} };
      const side = startServer("cms", { args: ["-e", 'console.log("at work"); for (;;);'], cwd: "/", env });
      side.child.stdout.once("data", () => console.log(side.child.pid));`,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [pid] = (await once(starter.stdout, "data")).map(Number);
  expect(lives(pid ?? 0)).toBe(true);
  starter.kill("SIGKILL");
  await vi.waitFor(() => expect(lives(pid ?? 0)).toBe(false), { timeout: 60_000, interval: 20 });
});

it("shortens an overlong log line to its beginning and end", async () => {
  const program = join(folder, "program.cjs");
  writeFileSync(
    program,
    `console.log("SqliteError: " + "x".repeat(100000) + " - database is locked"); process.exit(1);`,
  );
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: folder };
  const side = startServer("cms", { args: [program], cwd: folder, env });
  await side.ended;
  expect(side.lastLines()).toMatch(/^[^]{0,500} - database is locked$/);
});

/** As Strapi behaves when it is signalled while it loads. */
const deafToSigterm = `process.on("SIGTERM", () => {}); console.log("deaf"); setInterval(() => {}, 1000);`;

it.each([
  ["has never answered", false, gracePeriods.starting],
  ["has answered", true, gracePeriods.answering],
] as const)(
  "Q-5 an app that %s and does not end by SIGTERM is killed after its own grace period",
  async (_what, hasAnswered, grace) => {
    const env = { PATH: process.env.PATH ?? "", DATA_DIR: folder };
    const side = startServer("cms", { args: ["-e", deafToSigterm], cwd: folder, env });
    await vi.waitFor(() => expect(side.lastLines()).toBe("deaf"), { timeout: 60_000, interval: 20 });
    side.hasAnswered = hasAnswered;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const kill = vi.spyOn(side.child, "kill");
    const stopped = side.stop();
    vi.advanceTimersByTime(grace - 1);
    expect(kill.mock.calls).toEqual([["SIGTERM"]]);
    vi.advanceTimersByTime(1);
    expect(kill.mock.calls).toEqual([["SIGTERM"], ["SIGKILL"]]);
    await stopped;
    expect(await side.ended).toEqual({ code: null, signal: "SIGKILL" });
  },
);

it("Q-5 the grace period of an app that never answered is a fraction of the normal one", () => {
  expect(gracePeriods.starting).toBeLessThanOrEqual(gracePeriods.answering / 5);
});
