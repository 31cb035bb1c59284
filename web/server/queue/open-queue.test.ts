import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leadSchema, viewBatchSchema } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openQueue, saltsFile } from "./open-queue";
import { leadFixture as lead } from "./lead.fixture";
import { QueueDatabase } from "./queue-database";
import { QueuedItems } from "./queued-items";

let dataDir: string;
let folder: string;
const opened: QueueDatabase[] = [];
const lines: string[] = [];
const record = (_: object, line: string) => void lines.push(line);
const log = { error: record, warn: record, info: record };

beforeEach(async () => {
  lines.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), "queue-"));
  folder = join(dataDir, "queue");
});
afterEach(async () => {
  closeAll();
  await rm(dataDir, { recursive: true, force: true });
});
function closeAll() {
  for (const database of opened.splice(0)) database.close();
}
function openSite() {
  const database = openQueue(dataDir, log);
  if (!database) throw new Error("no queue");
  opened.push(database);
  return {
    leads: new QueuedItems(database, "lead", leadSchema),
    batches: new QueuedItems(database, "page-views", viewBatchSchema),
  };
}

describe("the queue's file", () => {
  it("ERR-2 is for this user only, with its log", async () => {
    const { leads } = openSite();
    leads.add({ key: lead(1).key, item: lead(1), queuedAt: 1 });
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const names = await readdir(folder);
    expect(names).toContain("queue.sqlite-wal");
    for (const name of names) expect([name, (await stat(join(folder, name))).mode & 0o777]).toEqual([name, 0o600]);
  });

  it.each([
    ["is no database", (file: string) => writeFile(file, "rubbish".repeat(2_000))],
    [
      "has a damaged page",
      async (file: string) => {
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill(0xff, 4_096, 12_288));
      },
    ],
  ])("ERR-2 that %s is moved aside with its date, reported, and begun anew", async (_what, damage) => {
    const before = openSite().leads;
    for (let number = 0; number < 50; number += 1)
      before.add({ key: lead(number).key, item: lead(number), queuedAt: 1 });
    closeAll();
    await damage(join(folder, "queue.sqlite"));
    const { leads } = openSite();
    expect(lines).toEqual(["queue: the file is damaged, moved aside, starting a new one"]);
    expect(
      (await readdir(folder)).filter((name) => /^queue-damaged-\d{4}-\d\d-\d\dT.+\.sqlite$/.test(name)),
    ).toHaveLength(1);
    expect(leads.state).toEqual({ waiting: 0, refused: 0 });
    leads.add({ key: lead(1).key, item: lead(1), queuedAt: 1 });
    closeAll();
    expect(openSite().leads.read(lead(1).key)).toEqual(lead(1));
  });

  it("ERR-2 that cannot be made is reported, and the site starts without a queue", async () => {
    await writeFile(folder, "");
    expect(openQueue(dataDir, log)).toBeNull();
    expect(lines).toEqual([
      "queue: file cannot be used, leads are rejected while the CMS is away, page views are not counted",
    ]);
  });
});

describe("files of an earlier version", () => {
  const ids = ["0b1d3f5a-7c9e-4b1d-8f5a-7c9e0b1d3f5a", "1b1d3f5a-7c9e-4b1d-8f5a-7c9e0b1d3f5a"] as const;
  const mark = "m".repeat(22);
  const salts = JSON.stringify({ salts: [{ day: "2026-11-28", salt: "a".repeat(64) }] });
  const nameOf = (id: string) => `001795860000000-${id}.views`;

  beforeEach(async () => {
    for (const kind of ["leads", "views"]) await mkdir(join(dataDir, "spool", kind, "refused"), { recursive: true });
    const write = (path: string, text: string) => writeFile(join(dataDir, "spool", path), text);
    await write(`leads/${lead(1).key}.json`, JSON.stringify(lead(1)));
    await write("leads/whole.tmp", JSON.stringify(lead(2)));
    await write("leads/half.tmp", JSON.stringify(lead(3)).slice(0, 40));
    await write(`leads/refused/${lead(4).key}.json`, JSON.stringify(lead(4)));
    await write("views/salts.json", salts);
    const line = `v 1 ${mark} 1763900000\n`;
    await write(`views/${nameOf(ids[0])}`, `${line}${line}nonsense\nv 0 x y\nc 2026-02-31 7 3\nc 2026-11-22 7 3`);
    await write(`views/refused/${nameOf(ids[1])}`, "c 2026-11-22 7 3\n");
    await write(`views/${nameOf(ids[1])}.tmp`, "c 2026-11-22 7");
  });

  const expectTakenOver = ({ leads, batches }: ReturnType<typeof openSite>) => {
    expect([leads.state, batches.state]).toEqual([
      { waiting: 2, refused: 1 },
      { waiting: 1, refused: 1 },
    ]);
    expect([1, 2, 4].map((number) => leads.read(lead(number).key))).toEqual([lead(1), lead(2), lead(4)]);
    expect(ids.map((id) => batches.read(id))).toEqual([
      { batch: ids[0], views: [[1, mark, 1_763_900_000]], counted: [] },
      { batch: ids[1], views: [], counted: [["2026-11-22", 7, 3]] },
    ]);
    expect(batches.queuedBefore(new Date(1_795_860_000_001))).toHaveLength(2);
    expect(batches.queuedBefore(new Date(1_795_860_000_000))).toEqual([]);
  };

  it("ERR-2 OWNER-5 are taken over once, under their keys and ids, with the salts, and deleted", async () => {
    expectTakenOver(openSite());
    expect(await readdir(dataDir)).toEqual(["queue"]);
    expect(await readFile(saltsFile(dataDir), "utf8")).toBe(salts);
    closeAll();
    const { leads } = openSite();
    leads.erase(lead(1).key);
    closeAll();
    expect(openSite().leads.read(lead(1).key)).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it("ERR-2 OWNER-5 are taken over once where a kill left the files", async () => {
    const { leads, batches } = openSite();
    leads.erase(lead(2).key);
    batches.setAside(ids[0]);
    closeAll();
    const views = join(dataDir, "spool", "views");
    await mkdir(views, { recursive: true });
    await writeFile(join(views, nameOf(ids[0])), `v 1 ${mark} 1763900000\nv 3 ${mark} 1763900000\n`);
    const next = openSite();
    expect(next.batches.state).toEqual({ waiting: 0, refused: 2 });
    expect(next.batches.read(ids[0])?.views).toEqual([[1, mark, 1_763_900_000]]);
  });

  it("ERR-2 that are unreadable stay for a person, and hold back nothing", async () => {
    await writeFile(join(dataDir, "spool", "leads", `${"f".repeat(64)}.json`), "{");
    const site = openSite();
    expectTakenOver(site);
    expect(await readdir(join(dataDir, "spool"), { recursive: true })).toEqual(
      expect.arrayContaining(["leads", join("leads", `${"f".repeat(64)}.json`)]),
    );
    expect(lines).toEqual(["queue: a lead of an earlier version is unreadable, left for a person to look at"]);
  });

  it("ERR-2 OWNER-5 are kept while the queue cannot take them, until the next start", async () => {
    const locking = new QueueDatabase(join(folder, "queue.sqlite"), log);
    opened.push(locking);
    locking.db.exec("BEGIN IMMEDIATE");
    const { leads } = openSite();
    expect(lines).toEqual(["queue: taking over files of an earlier version failed, retrying at the next start"]);
    expect(leads.state).toEqual({ waiting: 0, refused: 0 });
    expect(await readdir(join(dataDir, "spool", "views"))).toContain("salts.json");
    locking.db.exec("ROLLBACK");
    closeAll();
    expectTakenOver(openSite());
  });
});
