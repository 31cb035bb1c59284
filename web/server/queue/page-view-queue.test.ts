import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fromBelgianTime, oldestVisitorHash, viewBatchLimit } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PageViewQueue, type View } from "./page-view-queue";
import { QueueDatabase } from "./queue-database";
import { fillDisk } from "./full-disk.fixture";

let folder: string;
let file: string;
const opened: QueueDatabase[] = [];
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined };
const openQueue = () => {
  const database = new QueueDatabase(file, silent);
  opened.push(database);
  return { queue: new PageViewQueue(database), database };
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "views-"));
  file = join(folder, "queue", "queue.sqlite");
});
afterEach(async () => {
  for (const database of opened.splice(0)) database.close();
  await rm(folder, { recursive: true, force: true });
});

const mark = (visitor: number) => `visitor-${visitor}`.padEnd(22, "_");
const at = (clock: string, day = "2026-11-23") => fromBelgianTime(day, clock).getTime() / 1000;
const view = (listing: number, visitor: number, clock = "12:00", day?: string): View => [
  ...([listing, mark(visitor), at(clock, day)] as const),
];
const appendAll = (queue: PageViewQueue, views: readonly View[]) => Promise.all(views.map((one) => queue.append(one)));

async function all(queue: PageViewQueue) {
  await queue.gather();
  const batches = queue.items.waiting().flatMap((key) => queue.items.read(key) ?? []);
  return {
    ids: batches.map(({ batch }) => batch),
    views: batches.flatMap(({ views }) => views),
    counted: batches.flatMap(({ counted }) => counted),
  };
}

/** Runs a process that queues views until it kills itself. */
const runKilled = (answered: string, after: number) =>
  promisify(execFile)(process.execPath, [
    ...["--import", "tsx", join(import.meta.dirname, "queue-killed.fixture.ts"), file, answered, String(after)],
  ]).catch((error: unknown) => expect(error).toMatchObject({ signal: "SIGKILL" }));
const linesOf = async (path: string) => (await readFile(path, "utf8")).split("\n").filter(Boolean);

describe("the page view queue", () => {
  it("OWNER-5 forms batches of a limited size, each once, and erases them one by one", async () => {
    const { queue } = openQueue();
    const views = Array.from({ length: viewBatchLimit + 5 }, (_, visitor) => view(1, visitor));
    await appendAll(queue, views);
    expect(queue.state).toEqual({ waiting: 2, refused: 0 });
    await queue.gather();
    const [first = "", second = "", ...others] = queue.items.waiting();
    expect(others).toEqual([]);
    expect(queue.items.read(first)).toEqual({ batch: first, views: views.slice(0, viewBatchLimit), counted: [] });
    queue.items.erase(first);
    expect(queue.state).toEqual({ waiting: 1, refused: 0 });
    expect(queue.items.read(second)?.views).toEqual(views.slice(viewBatchLimit));
  });

  it("OWNER-5 leaves a batch as it is when views are added", async () => {
    const { queue } = openQueue();
    await queue.append(view(1, 1));
    const before = await all(queue);
    await queue.append(view(2, 2));
    const { ids, views } = await all(queue);
    expect(queue.items.read(ids[0] ?? "")?.views).toEqual(before.views);
    expect(views).toEqual([view(1, 1), view(2, 2)]);
  });

  it("OWNER-5 counts the same view once, and leaves out one whose clock is wrong", async () => {
    const { queue } = openQueue();
    await appendAll(queue, [view(1, 1), view(1, 1), view(1, 1, "12:00", "1970-01-02"), view(2, 1)]);
    expect((await all(queue)).views).toEqual([view(1, 1), view(2, 1)]);
  });

  it("OWNER-5 loses nothing confirmed, killed at any time", async () => {
    const answered = join(folder, "answered");
    for (const after of [1, 30, 777, 2_500]) await runKilled(answered, after);
    const lines = await linesOf(answered);
    expect(lines.length).toBeGreaterThanOrEqual(1 + 30 + 777 + 2_500);
    const { views } = await all(openQueue().queue);
    const stored = new Set(views.map((one) => one.join(" ")));
    expect(lines.filter((line) => !stored.has(line))).toEqual([]);
  });

  it("OWNER-5 loses and doubles nothing while a restarting site's two processes use it", async () => {
    const answered = join(folder, "answered");
    const { queue } = openQueue();
    const taken: string[] = [];
    const own: string[] = [];
    let ended = false;
    const ending = runKilled(answered, 1_500).then(() => (ended = true));
    for (let visitor = 0; !ended; visitor += 1) {
      await queue.append(view(99, visitor));
      own.push(view(99, visitor).join(" "));
      await queue.gather();
      for (const key of queue.items.waiting()) {
        taken.push(...(queue.items.read(key)?.views ?? []).map((one) => one.join(" ")));
        queue.items.erase(key);
      }
    }
    await ending;
    taken.push(...(await all(queue)).views.map((one) => one.join(" ")));
    expect(new Set(taken).size).toBe(taken.length);
    const lines = [...own, ...(await linesOf(answered))];
    expect(lines.filter((line) => !taken.includes(line))).toEqual([]);
  });

  it("OWNER-5 confirms nothing where the disk is full, and goes on once it has space", async () => {
    const { queue, database } = openQueue();
    await queue.append(view(1, 0));
    const free = fillDisk(database);
    const many = Array.from({ length: 500 }, (_, visitor) => view(1, visitor + 1));
    const results = await Promise.allSettled(many.map((one) => queue.append(one)));
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["rejected"]));
    expect(results[0]).toMatchObject({ reason: { code: "SQLITE_FULL" } });
    free();
    await queue.append(view(1, 501));
    expect((await all(queue)).views).toEqual([view(1, 0), view(1, 501)]);
  });
});

describe("visitor hashes of a past day", () => {
  it("OWNER-5 are replaced by numbers in the same batch, and gone from the disk", async () => {
    const { queue } = openQueue();
    await queue.append(view(1, 1, "12:00", "2021-11-23"));
    const before = await all(queue);
    await queue.append(view(1, 2, "12:00", "2021-11-23"));
    const onDisk = async () =>
      (await Promise.all(["", "-wal"].map((end) => readFile(file + end, "latin1")))).join().includes("visitor-");
    expect(await onDisk()).toBe(true);
    await queue.forget(new Date());
    const after = await all(queue);
    expect(after).toEqual({
      ids: [...before.ids, expect.any(String)],
      views: [],
      counted: [
        ["2021-11-23", 1, 1],
        ["2021-11-23", 1, 1],
      ],
    });
    expect(await onDisk()).toBe(false);
    await queue.forget(new Date());
    expect(await all(queue)).toEqual(after);
  });

  it("OWNER-5 are as many page views, on their own days, also in a batch that is set aside", async () => {
    const { queue } = openQueue();
    await appendAll(queue, [
      ...[view(1, 1, "10:00"), view(1, 1, "10:20"), view(1, 1, "10:31"), view(1, 2), view(2, 3, "23:59", "2026-11-22")],
      ...[view(1, 4, "08:00", "2026-11-24")],
    ]);
    await queue.gather();
    const [key = ""] = queue.items.waiting();
    queue.items.setAside(key);
    await queue.forget(oldestVisitorHash(fromBelgianTime("2026-11-24", "09:00")));
    expect(queue.items.read(key)).toEqual({
      batch: key,
      views: [view(1, 4, "08:00", "2026-11-24")],
      counted: [
        ["2026-11-23", 1, 3],
        ["2026-11-22", 2, 1],
      ],
    });
  });
});
