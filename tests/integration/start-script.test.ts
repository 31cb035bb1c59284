import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { databaseAfterFirstStart } from "../support/first-start.js";
import { processesOf, runStartScript, untilCms, type StartScript } from "../support/start-script.js";

let dataDir: string;
let started: StartScript | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gevel-start-"));
});
afterEach(async () => {
  started?.process.kill("SIGKILL");
  await started?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

const isThere = (...path: string[]) =>
  expect.poll(() => existsSync(join(dataDir, ...path)), { interval: 20 }).toBe(true);

describe.runIf(existsSync("/proc/self/environ"))("a start that is ended before it is ready", () => {
  it.each([
    ["SIGTERM", "before it starts anything", "secrets.json"],
    ["SIGINT", "once the site is starting", "logs/web.log"],
    ["SIGTERM", "once the CMS is starting", "logs/cms.log"],
    ["SIGINT", "while the CMS makes its database", "gevel.db"],
  ] as const)("Q-5 ends by %s %s, and leaves no process behind", async (signal, _when, file) => {
    started = await runStartScript(dataDir);
    await isThere(file);
    started.process.kill(signal);
    expect(await started.ended, started.output()).toBe(0);
    // What it began beside the two sides ends once it notices that the start is gone.
    await expect.poll(() => processesOf(dataDir)).toEqual([]);
  });
});

/** Listens in the place of a server, which it lets nobody reach until it is opened. */
async function startGate(serverUrl: string) {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((client) => {
    if (!isOpen) return void client.destroy();
    const database = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one
        .on("error", () => other.destroy())
        .on("close", () => {
          sockets.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = new URL(serverUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    let: (open: boolean) => void (isOpen = open),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const serverUrl = process.env.TEST_DATABASE_URL;

describe.skipIf(serverUrl === undefined)("a start before its database is there", () => {
  it("ERR-2 has the site with the content of the last start, and the CMS as soon as PostgreSQL answers", async () => {
    const { url = "", drop } = await databaseAfterFirstStart(serverUrl ?? "", "demo");
    const gate = await startGate(url);
    const settings = { SEED: "none", DATABASE_URL: gate.url };
    try {
      started = await runStartScript(dataDir, settings);
      await untilCms(started, "up");
      started.process.kill("SIGTERM");
      expect(await started.ended, started.output()).toBe(0);

      gate.let(false);
      started = await runStartScript(dataDir, settings);
      await untilCms(started, "down");
      expect((await fetch(`${started.site}/nl/`)).status).toBe(200);
      gate.let(true);
      await untilCms(started, "up");
      started.process.kill("SIGTERM");
      expect(await started.ended, started.output()).toBe(0);
    } finally {
      gate.close();
      await drop();
    }
  });
});
