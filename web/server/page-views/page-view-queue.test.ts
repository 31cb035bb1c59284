import { execFile } from "node:child_process";
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromBelgianTime, oldestVisitorHash, viewBatchLimit } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PageViewQueue } from "./page-view-queue";
import { lineOf, readLines, withoutHashes, type View } from "./view-lines";

let path: string;
const opened: PageViewQueue[] = [];
/** No two batches begin in the same millisecond, which would leave their order undefined. */
let last = 0;
const clock = () => new Date((last = Math.max(last + 1, Date.now())));
const openQueue = async () => {
  const queue = await PageViewQueue.open(path, { now: clock });
  opened.push(queue);
  return queue;
};
beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), "views-")), "views");
});
afterEach(async () => {
  for (const queue of opened.splice(0)) queue.close();
  await rm(join(path, ".."), { recursive: true, force: true });
});

const mark = (visitor: number) => `visitor-${visitor}`.padEnd(22, "_");
const at = (clock: string, day = "2026-11-23") => fromBelgianTime(day, clock).getTime() / 1000;
const view = (listing: number, visitor: number, clock = "12:00", day?: string): View => [
  ...([listing, mark(visitor), at(clock, day)] as const),
];

async function all(queue: PageViewQueue) {
  const batches = await Promise.all(queue.batches().map((name) => queue.read(name)));
  return {
    ids: batches.map(({ batch }) => batch),
    views: batches.flatMap(({ views }) => views),
    counted: batches.flatMap(({ counted }) => counted),
  };
}

describe("the page view queue on disk", () => {
  it("OWNER-5 forms batches for this user only, each once, and erases them one by one", async () => {
    const queue = await openQueue();
    const views = Array.from({ length: viewBatchLimit + 5 }, (_, visitor) => view(1, visitor));
    await Promise.all(views.map((one) => queue.append(one)));
    expect(queue.waiting).toBe(2);
    const [first = "", ...others] = queue.batches();
    expect(others).toEqual([]);
    expect((await queue.read(first)).views).toHaveLength(viewBatchLimit);
    expect((await stat(join(path, first))).mode & 0o777).toBe(0o600);
    await queue.erase(first);
    expect((await all(queue)).views).toEqual(views.slice(viewBatchLimit));
    expect((await readdir(path)).filter((name) => name.endsWith(".views"))).toHaveLength(1);
  });

  it("OWNER-5 is resumed by the next process under the same ids, without partial lines of a killed one", async () => {
    const killed = await openQueue();
    await killed.append(view(1, 1));
    const before = await all(killed);
    await killed.append(view(2, 2));
    const names = (await readdir(path)).filter((name) => name.endsWith(".views")).sort();
    await appendFile(join(path, names[1] ?? ""), lineOf(view(3, 3)).slice(0, -4));
    await writeFile(join(path, `${names[0]}.tmp`), "half");
    const next = await openQueue();
    const { ids, views } = await all(next);
    expect(ids[0]).toBe(before.ids[0]);
    expect(views).toEqual([view(1, 1), view(2, 2)]);
    expect(await readdir(path)).not.toContain(`${names[0]}.tmp`);
  });

  it("OWNER-5 loses nothing confirmed, killed at any time", async () => {
    const script = join(import.meta.dirname, "queue-killed.fixture.ts");
    const answered = join(path, "..", "answered");
    for (const after of [1, 30, 777, 2_500])
      await new Promise((gone) => {
        const args = ["--import", "tsx", script, path, answered, String(after)];
        execFile(process.execPath, args, gone);
      });
    const lines = (await readFile(answered, "utf8")).split("\n").filter(Boolean);
    expect(lines.length).toBeGreaterThanOrEqual(1 + 30 + 777 + 2_500);
    const { views } = await all(await openQueue());
    const stored = new Set(views.map((one) => one.join(" ")));
    expect(lines.filter((line) => !stored.has(line))).toEqual([]);
  });

  it("OWNER-5 confirms nothing where the disk is full, and goes on once it has space", async () => {
    const queue = await openQueue();
    // A file where the folder should be: what a full disk or a missing permission does, for any user.
    await rm(path, { recursive: true });
    await writeFile(path, "");
    await expect(Promise.all([queue.append(view(1, 1)), queue.append(view(1, 2))])).rejects.toThrow();
    expect(queue.waiting).toBe(0);
    await rm(path);
    await mkdir(path);
    await queue.append(view(1, 3));
    expect((await all(queue)).views).toEqual([view(1, 3)]);
  });

  it("OWNER-5 replaces visitor hashes by numbers once the day is over, in the same batch", async () => {
    const queue = await openQueue();
    await queue.append(view(1, 1, "12:00", "2021-11-23"));
    const before = await all(queue);
    await queue.append(view(1, 2, "12:00", "2021-11-23"));
    await queue.forget(new Date(Date.now() + 60_000));
    const after = await all(queue);
    expect(after).toEqual({
      ids: [...before.ids, expect.any(String)],
      views: [],
      counted: [
        ["2021-11-23", 1, 1],
        ["2021-11-23", 1, 1],
      ],
    });
    const files = (await readdir(path)).filter((name) => name.endsWith(".views"));
    for (const name of files) expect(await readFile(join(path, name), "utf8")).not.toContain("visitor");
    await queue.forget(new Date(Date.now() + 60_000));
    expect(await all(queue)).toEqual(after);
  });
});

describe("lines of page views", () => {
  it("OWNER-5 count each view once, and skip invalid ones", () => {
    const line = lineOf(view(1, 1));
    const text = `${line}${line}v 0 x y\nnonsense\nc 2026-11-22 7 3\nc 2026-02-31 7 3\n${lineOf(view(2, 1)).slice(0, -1)}`;
    expect(readLines(text)).toEqual({ views: [view(1, 1)], counted: [["2026-11-22", 7, 3]] });
  });

  it("OWNER-5 without visitor hashes are as many visits, on their own days", () => {
    const oldest = oldestVisitorHash(fromBelgianTime("2026-11-24", "09:00"));
    const text = [
      ...[view(1, 1, "10:00"), view(1, 1, "10:20"), view(1, 1, "10:31"), view(1, 2), view(2, 3, "23:59", "2026-11-22")],
      ...[view(1, 4, "08:00", "2026-11-24")],
    ].map(lineOf);
    expect(readLines(withoutHashes(`${text.join("")}c 2026-11-23 1 5\n`, oldest) ?? "")).toEqual({
      views: [view(1, 4, "08:00", "2026-11-24")],
      counted: [
        ["2026-11-23", 1, 8],
        ["2026-11-22", 2, 1],
      ],
    });
    expect(withoutHashes(lineOf(view(1, 4, "08:00", "2026-11-24")), oldest)).toBeNull();
  });
});
