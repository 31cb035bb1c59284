import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChangeLogPage } from "@gevel/config";
import { changeLogFixture, listingFixture, treeFixture, typesFixture } from "./replica-fixture";
import { ReplicaHolder } from "./replica-holder.server";
import { ReplicaStore } from "./store.server";
import { ReplicaSync } from "./sync.server";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 60_000, interval: 5 });

type Answer = ChangeLogPage | ((res: ServerResponse) => void);

/** A stub CMS: it answers the change log with the test's answers. */
async function startCms(answers: Answer[]) {
  const cms = { requests: [] as URL[], authorization: "", answers };
  const server = createServer((req, res) => {
    cms.requests.push(new URL(req.url ?? "/", "http://cms"));
    cms.authorization = req.headers.authorization ?? "";
    const answer = cms.answers.shift();
    if (typeof answer === "function") return answer(res);
    const after = Number(cms.requests.at(-1)?.searchParams.get("after"));
    res.setHeader("content-type", "application/json");
    res.end(JSON.stringify(answer ?? changeLogFixture({ revision: after })));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { cms, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function startReplica(url: string, folder = mkdtempSync(join(tmpdir(), "replica-"))) {
  const store = new ReplicaStore(folder);
  const holder = new ReplicaHolder(store);
  const warnings: object[] = [];
  const log = { info: () => undefined, warn: (details: object) => void warnings.push(details) };
  const sync = new ReplicaSync(holder, { url, secret: "s3cret" }, log);
  cleanups.push(async () => {
    await sync.stop();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { holder, sync, warnings, folder };
}

const begin = (given: Partial<ChangeLogPage> = {}) =>
  changeLogFixture({
    reset: true,
    trees: [treeFixture("nl"), treeFixture("fr")],
    propertyTypes: typesFixture,
    listings: [listingFixture({ id: 1 }), listingFixture({ id: 2 })],
    ...given,
  });

describe("the replica's sync with the CMS", () => {
  it("starts empty, sends its address and secret, and resumes where it stopped", async () => {
    const { cms, url } = await startCms([begin({ revision: 7 })]);
    const { holder, sync } = startReplica(url);
    expect(holder.ready).toBe(false);
    sync.start();
    await eventually(() => expect(holder.current.revision).toBe(7));
    expect(holder.ready).toBe(true);
    expect(cms.authorization).toBe("Bearer s3cret");
    expect(cms.requests[0]?.searchParams.get("after")).toBe("0");
    sync.notice();
    await eventually(() => expect(cms.requests.length).toBeGreaterThan(1));
    expect(Object.fromEntries(cms.requests[1]?.searchParams ?? [])).toMatchObject({ after: "7", epoch: "one" });
  });

  it("CMS-10 requests at once when notified, and once more when notified during a request", async () => {
    let finish: () => void = () => undefined;
    const { cms, url } = await startCms([
      begin(),
      (res) => (finish = () => res.end(JSON.stringify(changeLogFixture({ revision: 1 })))),
      changeLogFixture({ revision: 2, listings: [listingFixture({ id: 3 })] }),
    ]);
    const { holder, sync } = startReplica(url);
    sync.start();
    await eventually(() => expect(holder.ready).toBe(true));
    sync.notice();
    await eventually(() => expect(cms.requests).toHaveLength(2));
    for (let times = 0; times < 20; times++) sync.notice();
    finish();
    await eventually(() => expect(holder.current.revision).toBe(2));
    expect(cms.requests).toHaveLength(3);
    expect(holder.current.catalog.size).toBe(3);
  });

  it("shows nothing of a long answer before its last part", async () => {
    let finish: () => void = () => undefined;
    const last = changeLogFixture({ revision: 2, listings: [listingFixture({ id: 3 })] });
    const { cms, url } = await startCms([
      begin({ more: true }),
      (res) => (finish = () => res.end(JSON.stringify(last))),
    ]);
    const { holder, sync } = startReplica(url);
    sync.start();
    await eventually(() => expect(cms.requests).toHaveLength(2));
    expect(holder.current.catalog.size).toBe(0);
    expect(holder.ready).toBe(false);
    finish();
    await eventually(() => expect(holder.current.catalog.size).toBe(3));
  });

  it("CMS-10 requests the next part of a long answer while it writes the previous one", async () => {
    const { cms, url } = await startCms([
      begin({ revision: 1, more: true }),
      changeLogFixture({ revision: 2, more: true, listings: [listingFixture({ id: 3 })] }),
      changeLogFixture({ revision: 3, listings: [listingFixture({ id: 4 })] }),
    ]);
    const { holder, sync } = startReplica(url);
    const write = holder.applyInSteps.bind(holder);
    vi.spyOn(holder, "applyInSteps").mockImplementation(async (changeLog) => {
      if (changeLog.more) await eventually(() => expect(cms.requests).toHaveLength(changeLog.revision + 1));
      return write(changeLog);
    });
    sync.start();
    await eventually(() => expect(holder.current.catalog.size).toBe(4));
    expect(cms.requests.map(({ searchParams }) => searchParams.get("after"))).toEqual(["0", "1", "2"]);
  });

  it("restarts, without the prefetched part, when the previous one could not be written", async () => {
    const { cms, url } = await startCms([begin({ revision: 1, more: true }), changeLogFixture({ revision: 2 })]);
    const { holder, sync, warnings } = startReplica(url);
    vi.spyOn(holder, "applyInSteps").mockRejectedValueOnce(new Error("disk full"));
    cms.answers.push(begin({ revision: 9 }));
    sync.start();
    await eventually(() => expect(holder.current.revision).toBe(9));
    expect(cms.requests.map(({ searchParams }) => searchParams.get("after"))).toEqual(["0", "1", "0"]);
    expect(warnings).toEqual([{ failures: 1, reason: "Error: disk full" }]);
  });

  it("ERR-2 reports the CMS as up while the replica's disk is full, and writes nothing", async () => {
    const { cms, url } = await startCms([begin()]);
    const { holder, sync, warnings } = startReplica(url);
    sync.start();
    await eventually(() => expect(holder.ready).toBe(true));
    const write = vi.spyOn(holder, "applyInSteps").mockRejectedValue(new Error("database or disk is full"));
    cms.answers.push(changeLogFixture({ revision: 2 }));
    sync.notice();
    await eventually(() => expect(warnings).toHaveLength(1));
    expect([holder.cmsReachable, holder.isWritten, holder.ready]).toEqual([true, false, true]);
    write.mockRestore();
    cms.answers.push(changeLogFixture({ revision: 2 }));
    sync.notice();
    await eventually(() => expect(holder.current.revision).toBe(2));
    expect([holder.cmsReachable, holder.isWritten]).toEqual([true, true]);
  });

  const broken: [string, (res: ServerResponse) => void][] = [
    ["an invalid answer", (res) => res.end("<html>")],
    [
      "a truncated answer",
      (res) => res.writeHead(200, { "content-length": "99" }).write('{"epoch"', () => res.destroy()),
    ],
    ["a 500", (res) => res.writeHead(500).end()],
    ["a redirect", (res) => res.writeHead(302, { location: "/elsewhere" }).end()],
    ["an answer that breaks the contract", (res) => res.end(JSON.stringify({ ...changeLogFixture(), revision: "9" }))],
    ["an older revision", (res) => res.end(JSON.stringify(changeLogFixture({ revision: 0 })))],
    [
      "another epoch without starting over",
      (res) => res.end(JSON.stringify(changeLogFixture({ epoch: "two", revision: 5 }))),
    ],
    ["a closed connection", (res) => res.destroy()],
  ];
  it.each(broken)("ERR-2 changes nothing on %s, logs it, and recovers", async (_what, answer) => {
    const { url } = await startCms([begin(), answer, changeLogFixture({ revision: 2, removedListings: [1] })]);
    const { holder, sync, warnings } = startReplica(url);
    sync.start();
    await eventually(() => expect(holder.ready).toBe(true));
    sync.notice();
    await eventually(() => expect(warnings).toHaveLength(1));
    expect(holder.cmsReachable).toBe(false);
    expect([holder.current.revision, holder.current.catalog.size]).toEqual([1, 2]);
    sync.notice();
    await eventually(() => expect(holder.current.revision).toBe(2));
    expect(holder.cmsReachable).toBe(true);
    expect(holder.current.catalog.find(1)).toBeNull();
  });

  it("ERR-2 waits longer after each failure, ten seconds at most, and returns to its usual interval once the CMS is back", async () => {
    const { cms, url } = await startCms([]);
    const down = (res: ServerResponse) => void res.writeHead(503).end();
    cms.answers = [begin(), down, down, down, down, down, down, changeLogFixture()];
    vi.spyOn(Math, "random").mockReturnValue(1);
    const pauses: number[] = [];
    const sleep = globalThis.setTimeout;
    vi.stubGlobal("setTimeout", (work: () => void, milliseconds = 0, ...given: unknown[]) => {
      // Node's own fetch has timers too.
      const isPause = new Error().stack?.includes("sync.server") ?? false;
      if (isPause) pauses.push(milliseconds);
      return sleep(work, isPause ? 0 : milliseconds, ...given);
    });
    cleanups.push(() => {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
    const { sync } = startReplica(url);
    sync.start();
    await eventually(() => expect(pauses.length).toBeGreaterThan(8));
    expect(pauses.slice(0, 9)).toEqual([2_000, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 2_000, 2_000]);
  });

  it("starts over when another database replaced the CMS's", async () => {
    const { url } = await startCms([
      begin({ revision: 9 }),
      begin({ epoch: "two", revision: 1, listings: [listingFixture({ id: 5 })] }),
    ]);
    const { holder, sync } = startReplica(url);
    sync.start();
    await eventually(() => expect(holder.ready).toBe(true));
    const before = holder.current;
    sync.notice();
    await eventually(() => expect(holder.current.revision).toBe(1));
    expect(holder.current.catalog.ids()).toEqual([5]);
    expect(before.catalog.ids()).toEqual([2, 1]);
  });

  it("ERR-2 serves the file's content when it starts while the CMS is down", async () => {
    const folder = mkdtempSync(join(tmpdir(), "replica-"));
    const store = new ReplicaStore(folder);
    store.apply(begin());
    store.close();
    const { holder, sync, warnings } = startReplica("http://127.0.0.1:9", folder);
    expect(holder.ready).toBe(true);
    expect(holder.current.catalog.card(2, "nl")?.title).toBe("Woning 2");
    expect(holder.current.tree("fr")?.language).toBe("fr");
    expect(holder.current.tree("de")).toBeNull();
    sync.start();
    await eventually(() => expect(warnings.length).toBeGreaterThan(0));
    expect(holder.current.catalog.size).toBe(2);
  });
});
