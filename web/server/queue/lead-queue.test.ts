import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, leadSchema, type ErrorCode, type Lead } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillDisk } from "./full-disk.fixture";
import { leadFixture as lead } from "./lead.fixture";
import { LeadQueue } from "./lead-queue";
import { QueueDatabase } from "./queue-database";
import { QueuedItems } from "./queued-items";

let folder: string;
let file: string;
const running: { queue: LeadQueue; database: QueueDatabase }[] = [];

async function stopAll() {
  for (const { queue, database } of running.splice(0)) {
    await queue.stop();
    database.close();
  }
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leads-"));
  file = join(folder, "queue.sqlite");
});
afterEach(async () => {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
});

/** A CMS stub that stores leads by key, and can be unreachable or reject some. */
function cmsThat() {
  const stored: Lead[] = [];
  const state: { fails: ErrorCode | null; rejects: (lead: Lead) => ErrorCode | null; requests: number } = {
    fails: null,
    rejects: () => null,
    requests: 0,
  };
  const cms = {
    async storeLead(sent: Lead) {
      state.requests += 1;
      const code = state.fails ?? state.rejects(sent);
      if (code) throw new AppError(code);
      const created = !stored.some(({ key }) => key === sent.key);
      if (created) stored.push(sent);
      return { id: "1", created };
    },
  };
  return { cms, state, stored };
}

const lines: string[] = [];
const record = (_: object, line: string) => lines.push(line);

const log = { error: record, warn: record, info: record };

function siteWith({ cms }: Pick<ReturnType<typeof cmsThat>, "cms">, aside = 3_600_000) {
  lines.length = 0;
  const database = new QueueDatabase(file, log);
  const queue = new LeadQueue({ database, cms, log, delays: { least: 1, most: 20, aside } });
  running.push({ queue, database });
  return { queue, database, items: new QueuedItems(database, "lead", leadSchema) };
}

describe("a lead while the CMS is up", () => {
  it("FORM-4 goes to the CMS, and leaves nothing on the site's disk", async () => {
    const app = cmsThat();
    const { queue } = siteWith(app);
    expect(await queue.accept(lead(1))).toBe("stored");
    expect(await queue.accept(lead(1))).toBe("duplicate");
    expect(queue.state).toEqual({ waiting: 0, refused: 0 });
  });

  it.each(["INVALID_INPUT", "APPOINTMENTS_FULL", "BODY_TOO_LARGE"] as const)(
    "FORM-4 that is rejected with %s is reported, and not queued",
    async (code) => {
      const app = cmsThat();
      app.state.fails = code;
      const { queue } = siteWith(app);
      await expect(queue.accept(lead(1))).rejects.toMatchObject({ code });
      expect(queue.state).toEqual({ waiting: 0, refused: 0 });
    },
  );
});

/** The text of the queue's file and of its log. */
const onDisk = async () => (await Promise.all(["", "-wal"].map((end) => readFile(file + end, "latin1")))).join();

describe("a lead while the CMS cannot take it", () => {
  it.each(["CMS_UNAVAILABLE", "API_ERROR", "TOO_MANY_REQUESTS", "UNAUTHORIZED", "PAGE_NOT_FOUND"] as const)(
    "ERR-2 is queued after %s, delivered when the CMS is back, and then gone from the disk",
    async (code) => {
      const app = cmsThat();
      app.state.fails = code;
      const { queue } = siteWith(app);
      expect(await queue.accept(lead(1))).toBe("queued");
      expect(await onDisk()).toContain("An 1");
      expect(queue.state).toEqual({ waiting: 1, refused: 0 });
      app.state.fails = null;
      queue.start();
      await expect.poll(() => lines).toContain("lead-queue: leads delivered");
      expect(app.stored).toMatchObject([{ ...lead(1), sentAt: expect.any(String) as unknown }]);
      expect(queue.state).toEqual({ waiting: 0, refused: 0 });
      expect(await onDisk()).not.toContain("An 1");
    },
  );

  it("ERR-2 is one of many, none lost and none twice, and a visitor does not wait for a CMS known to be away", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue } = siteWith(app);
    await queue.accept(lead(0));
    await Promise.all(Array.from({ length: 100 }, (_, number) => queue.accept(lead(number % 50))));
    expect(queue.state.waiting).toBe(50);
    expect(app.state.requests).toBe(1);
    app.state.fails = null;
    queue.start();
    await expect.poll(() => queue.state.waiting).toBe(0);
    expect(app.stored.map(({ key }) => key).sort()).toEqual(Array.from({ length: 50 }, (_, at) => lead(at).key));
  });

  it("ERR-2 is delivered by the next process, in the order of arrival", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue: killed } = siteWith(app);
    for (const number of [2, 1, 3]) await killed.accept(lead(number));
    await stopAll();
    app.state.fails = null;
    const { queue } = siteWith(app);
    expect(queue.state.waiting).toBe(3);
    queue.start();
    await expect.poll(() => queue.state.waiting).toBe(0);
    expect(app.stored.map(({ key }) => key)).toEqual([2, 1, 3].map((number) => lead(number).key));
  });

  it("ERR-2 is stored once where a restarting site's two processes deliver it", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const sites = [siteWith(app), siteWith(app)];
    for (let number = 0; number < 20; number += 1) await sites[number % 2]?.queue.accept(lead(number));
    app.state.fails = null;
    for (const { queue } of sites) queue.start();
    await expect.poll(() => sites.map(({ queue }) => queue.state.waiting)).toEqual([0, 0]);
    expect(app.stored.map(({ key }) => key).sort()).toEqual(Array.from({ length: 20 }, (_, at) => lead(at).key));
    expect(lines.filter((line) => line.includes("set aside"))).toEqual([]);
  });

  it("ERR-2 that the CMS then rejects is set aside and reported, and blocks nobody", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue, database, items } = siteWith(app);
    for (const number of [1, 2, 3]) await queue.accept(lead(number));
    database.db.prepare("INSERT INTO queued_items VALUES ('lead', 'unreadable', 1, 0, '{')").run();
    app.state.fails = null;
    app.state.rejects = ({ key }) => (key === lead(2).key ? "INVALID_INPUT" : null);
    queue.start();
    await expect.poll(() => queue.state).toEqual({ waiting: 0, refused: 2 });
    expect(app.stored.map(({ key }) => key)).toEqual([lead(1).key, lead(3).key]);
    expect(items.read(lead(2).key)).toMatchObject(lead(2));
    expect(lines.filter((line) => line.includes("set aside"))).toHaveLength(2);
    expect(lines.join()).not.toContain("An 2");
  });

  it("Q-6 that cannot be set aside on a full disk stays queued, blocks nobody, and is set aside once there is space", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue, database } = siteWith(app);
    for (const number of [1, 2]) await queue.accept(lead(number));
    app.state.fails = null;
    app.state.rejects = ({ key }) => (key === lead(1).key ? "INVALID_INPUT" : null);
    // An update may fit where the file cannot grow: this stands for a log that cannot.
    database.db.exec("CREATE TRIGGER full BEFORE UPDATE ON queued_items BEGIN SELECT RAISE(ABORT, 'full'); END");
    queue.start();
    await expect.poll(() => app.state.requests).toBeGreaterThan(3);
    await expect.poll(() => queue.state).toEqual({ waiting: 1, refused: 0 });
    expect(app.stored.map(({ key }) => key)).toEqual([lead(2).key]);
    database.db.exec("DROP TRIGGER full");
    await expect.poll(() => queue.state).toEqual({ waiting: 0, refused: 1 });
  });

  it("ERR-2 that breaks the CMS each time lets the others through", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue } = siteWith(app);
    for (const number of [1, 2, 3]) await queue.accept(lead(number));
    app.state.rejects = ({ key }) => (key === lead(1).key ? "API_ERROR" : null);
    app.state.fails = null;
    queue.start();
    await expect.poll(() => queue.state).toEqual({ waiting: 1, refused: 0 });
    expect(app.stored.map(({ key }) => key)).toEqual([lead(2).key, lead(3).key]);
    expect(await queue.accept(lead(4))).toBe("stored");
  });

  it.each([
    ["CMS_UNAVAILABLE", 1],
    ["API_ERROR", 3],
  ] as const)("ERR-2 is one of many: a round ends after so many failures with %s: %i", async (code, requests) => {
    const app = cmsThat();
    app.state.fails = code;
    const { queue } = siteWith(app);
    for (let number = 0; number < 10; number += 1) await queue.accept(lead(number));
    app.state.requests = 0;
    // One round.
    await queue.stop();
    expect(app.state.requests).toBe(requests);
  });

  it("ERR-2 logs an outage once", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue } = siteWith(app);
    for (const number of [1, 2, 3]) await queue.accept(lead(number));
    queue.start();
    await expect.poll(() => app.state.requests).toBeGreaterThan(5);
    expect(lines).toEqual([
      "lead-queue: delivery to the CMS failed, lead queued",
      "lead-queue: delivery to the CMS failed, retrying until it succeeds",
    ]);
  });
});

describe("leads for which the CMS always fails", () => {
  /** Four of five break it, and are older than the fifth. */
  async function failingOnFour(code: ErrorCode) {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue } = siteWith(app);
    for (const number of [1, 2, 3, 4, 5]) await queue.accept(lead(number));
    await stopAll();
    app.state.fails = null;
    const state = { recovered: false };
    app.state.rejects = ({ key }) => (!state.recovered && key < lead(5).key ? code : null);
    return { ...app, recover: () => (state.recovered = true) };
  }
  const keys = (...numbers: number[]) => numbers.map((number) => lead(number).key);

  it.each(["API_ERROR", "CMS_UNAVAILABLE"] as const)("ERR-2 with %s let those behind them through", async (code) => {
    const app = await failingOnFour(code);
    const { queue } = siteWith(app);
    queue.start();
    await expect.poll(() => app.stored.map(({ key }) => key)).toEqual(keys(5));
    // It is erased once the CMS has accepted it.
    await expect.poll(() => queue.state).toEqual({ waiting: 4, refused: 0 });
    // No other lead is being accepted: the CMS may be at fault.
    const { requests } = app.state;
    await expect.poll(() => app.state.requests).toBeGreaterThan(requests + 20);
    expect(queue.state).toEqual({ waiting: 4, refused: 0 });
  });

  it("ERR-2 are set aside once later ones succeeded, and retried when the CMS may have been fixed", async () => {
    const app = await failingOnFour("API_ERROR");
    const { queue } = siteWith(app, 50);
    queue.start();
    let other = 10;
    const loggedLines = async () => {
      expect(await queue.accept(lead((other += 1)))).toBe("stored");
      return lines;
    };
    await expect.poll(loggedLines).toContain("lead-queue: the CMS does not accept it, set aside and retried later");
    app.recover();
    await expect.poll(() => queue.state).toEqual({ waiting: 0, refused: 0 });
    expect(keys(1, 2, 3, 4).every((key) => app.stored.some((stored) => stored.key === key))).toBe(true);
  });

  it("ERR-2 set aside earlier are retried by the next process", async () => {
    const app = cmsThat();
    const killed = new QueueDatabase(file, log);
    const items = new QueuedItems(killed, "lead", leadSchema);
    items.add({ key: lead(1).key, item: lead(1), queuedAt: 1, failed: true });
    killed.close();
    const { queue } = siteWith(app);
    expect(queue.state).toEqual({ waiting: 0, refused: 1 });
    queue.start();
    await expect.poll(() => queue.state).toEqual({ waiting: 0, refused: 0 });
    expect(app.stored.map(({ key }) => key)).toEqual(keys(1));
  });
});

describe("a lead that cannot be queued", () => {
  it("ERR-2 is not reported as stored where the disk is full, and the next is queued once there is space", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue, database } = siteWith(app);
    const free = fillDisk(database);
    const long = (number: number) => ({ ...lead(number), data: { remark: "long ".repeat(2_000) } });
    await expect(queue.accept(long(1))).rejects.toMatchObject({ code: "SQLITE_FULL" });
    expect(queue.state).toEqual({ waiting: 0, refused: 0 });
    free();
    expect(await queue.accept(long(2))).toBe("queued");
    expect(queue.state).toEqual({ waiting: 1, refused: 0 });
  });

  it("ERR-2 is not reported as stored while another program has the file locked", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const { queue, database } = siteWith(app);
    database.db.pragma("busy_timeout = 1");
    const { database: other } = siteWith(app);
    other.db.exec("BEGIN IMMEDIATE");
    await expect(queue.accept(lead(1))).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    other.db.exec("ROLLBACK");
    expect(await queue.accept(lead(1))).toBe("queued");
  });

  it("ERR-2 gets the CMS's error where the site has no queue", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const queue = new LeadQueue({ database: null, cms: app.cms, log });
    await expect(queue.accept(lead(1))).rejects.toMatchObject({ code: "CMS_UNAVAILABLE" });
    expect(queue.state).toEqual({ waiting: 0, refused: 0 });
  });
});
