import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runStartScript } from "../../scripts/test-nodes/run-start-script.mjs";
import { startCuttingProxy } from "../support/cut-at-commit-proxy.js";
import { copyFirstStart, databaseAfterFirstStart } from "../support/first-start.js";
import { processesOf, waitForCms } from "../support/running-start.js";
import { isFullScope } from "../support/test-scope.js";

let dataDir: string;
let started: Awaited<ReturnType<typeof runStartScript>> | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gevel-start-"));
});
afterEach(async () => {
  started?.kill("SIGKILL");
  await started?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

const isThere = (...path: string[]) =>
  expect.poll(() => existsSync(join(dataDir, ...path)), { interval: 20 }).toBe(true);

const waitUntilLogged = (line: string) =>
  expect
    .poll(() => readFile(join(dataDir, "logs", "cms.log"), "utf8").catch(() => ""), { interval: 20 })
    .toContain(line);

describe.runIf(existsSync("/proc/self/environ"))("a start that ends before it is ready", () => {
  const early = [
    ["SIGTERM", "before it starts anything", "secrets.json"],
    ["SIGINT", "once the site is starting", "logs/web.log"],
    ["SIGTERM", "once the CMS is starting", "logs/cms.log"],
    ["SIGINT", "while the CMS makes its database", "gevel.db"],
  ] as const;
  it.each(isFullScope ? early : early.slice(-1))(
    "Q-5 ends by %s %s, and leaves no process behind",
    async (signal, _when, file) => {
      started = await runStartScript({ dataDir });
      await isThere(file);
      started.kill(signal);
      expect(await started.ended, started.output()).toBe(0);
      // Other child processes end once they notice that the start is gone.
      await expect.poll(() => processesOf(dataDir)).toEqual([]);
    },
  );

  it.runIf(isFullScope)(
    "CMS-7 starts completely after an end by each signal while the CMS creates its database",
    async () => {
      const settings = { SEED: "none" };
      for (const [signal, sign] of [
        ["SIGINT", "[internal migration]: migrated"],
        ["SIGTERM", "granting permissions"],
      ] as const) {
        await rm(join(dataDir, "logs"), { recursive: true, force: true });
        started = await runStartScript({ dataDir, settings });
        await waitUntilLogged(sign);
        started.kill(signal);
        expect(await started.ended, started.output()).toBe(0);
      }
      started = await runStartScript({ dataDir, settings });
      expect(await started.isUp, started.output()).toBe(true);
      await waitForCms(started, "up");
      started.kill("SIGTERM");
      expect(await started.ended, started.output()).toBe(0);
    },
  );
});

describe.runIf(isFullScope)("a start whose demo content cannot be imported", () => {
  it("ERR-2 runs the site where an earlier start left its content, and reports the failure", async () => {
    await copyFirstStart(dataDir);
    started = await runStartScript({ dataDir, settings: { SEED: "none" } });
    await waitForCms(started, "up");
    started.kill("SIGTERM");
    expect(await started.ended, started.output()).toBe(0);

    // No folder can be created in the place of a file, and no file in the place of a folder.
    await writeFile(join(dataDir, "seed-pictures"), "");
    await mkdir(join(dataDir, "sample-imported.json.new"));
    started = await runStartScript({ dataDir, settings: { SEED: "demo" } });
    expect(await started.isUp, started.output()).toBe(true);
    for (const part of [
      "rendering the pictures of the pages",
      "rendering the pictures of the listings",
      "importing the sample",
    ])
      expect(started.output()).toMatch(new RegExp(`sample: ${part}.* failed, the site keeps its content`));
    expect((await fetch(`${started.site}/nl/`)).status).toBe(200);
    started.kill("SIGTERM");
    expect(await started.ended, started.output()).toBe(0);
  });
});

const serverUrl = process.env.TEST_DATABASE_URL;

describe.runIf(isFullScope && serverUrl !== undefined)("a start before its database is reachable", () => {
  it("ERR-2 runs the site with the content of the last start, and the CMS as soon as PostgreSQL answers", async () => {
    const { url = "", drop } = await databaseAfterFirstStart(serverUrl ?? "", "demo");
    const proxy = await startCuttingProxy(url);
    const settings = { SEED: "none", DATABASE_URL: proxy.url };
    try {
      started = await runStartScript({ dataDir, settings });
      await waitForCms(started, "up");
      started.kill("SIGTERM");
      expect(await started.ended, started.output()).toBe(0);

      proxy.cut("connect");
      started = await runStartScript({ dataDir, settings });
      await waitForCms(started, "down");
      expect((await fetch(`${started.site}/nl/`)).status).toBe(200);
      proxy.cut(null);
      await waitForCms(started, "up");
      started.kill("SIGTERM");
      expect(await started.ended, started.output()).toBe(0);
    } finally {
      await proxy.close();
      await drop();
    }
  });
});
