import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, type ErrorCode, type Lead } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LeadQueue } from "./lead-queue";
import { QueueFolder } from "./queue-folder";

const lead = (number: number): Lead => ({
  key: number.toString(16).padStart(64, "0"),
  form: "site-contact",
  language: "nl",
  page: "/nl/contact/",
  privacyVersion: "2026-05-01",
  listing: null,
  data: { firstName: `An ${number}`, remark: "<script>\r\nBcc: x@example.org" },
});

let path: string;
const running: LeadQueue[] = [];

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), "spool-")), "leads");
});
afterEach(async () => {
  for (const queue of running.splice(0)) await queue.stop();
  await rm(join(path, ".."), { recursive: true, force: true });
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

async function siteWith({ cms }: Pick<ReturnType<typeof cmsThat>, "cms">, aside = 3_600_000) {
  lines.length = 0;
  const folder = await QueueFolder.open(path);
  const queue = new LeadQueue({
    ...{ folder, cms, log: { error: record, warn: record, info: record } },
    waits: { first: 1, longest: 20, aside },
  });
  running.push(queue);
  return queue;
}

const files = async () => (await readdir(path)).filter((name) => name !== "refused");

describe("a lead while the CMS is up", () => {
  it("FORM-4 goes to the CMS, and leaves nothing on the site's disk", async () => {
    const app = cmsThat();
    const queue = await siteWith(app);
    expect(await queue.accept(lead(1))).toBe("stored");
    expect(await queue.accept(lead(1))).toBe("duplicate");
    expect(await files()).toEqual([]);
  });

  it.each(["INVALID_INPUT", "APPOINTMENTS_FULL", "BODY_TOO_LARGE"] as const)(
    "FORM-4 that is rejected with %s is reported, and not queued",
    async (code) => {
      const app = cmsThat();
      app.state.fails = code;
      const queue = await siteWith(app);
      await expect(queue.accept(lead(1))).rejects.toMatchObject({ code });
      expect(await files()).toEqual([]);
    },
  );
});

describe("a lead while the CMS cannot take it", () => {
  it.each(["CMS_UNAVAILABLE", "API_ERROR", "TOO_MANY_REQUESTS", "UNAUTHORIZED", "PAGE_NOT_FOUND"] as const)(
    "ERR-2 is queued after %s for this user only, delivered when the CMS is back, and then erased",
    async (code) => {
      const app = cmsThat();
      app.state.fails = code;
      const queue = await siteWith(app);
      expect(await queue.accept(lead(1))).toBe("queued");
      const [name = ""] = await files();
      expect((await stat(join(path, name))).mode & 0o777).toBe(0o600);
      expect((await stat(path)).mode & 0o777).toBe(0o700);
      expect(queue.state).toEqual({ waiting: 1, refused: 0 });
      app.state.fails = null;
      await expect.poll(() => queue.state.waiting).toBe(0);
      expect(app.stored).toMatchObject([{ ...lead(1), sentAt: expect.any(String) as unknown }]);
      expect(await files()).toEqual([]);
    },
  );

  it("ERR-2 is one of many, none lost and none twice, and a visitor does not wait for a CMS known to be away", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const queue = await siteWith(app);
    await queue.accept(lead(0));
    await Promise.all(Array.from({ length: 100 }, (_, number) => queue.accept(lead(number % 50))));
    expect(queue.state.waiting).toBe(50);
    expect(app.state.requests).toBeLessThan(50);
    app.state.fails = null;
    await expect.poll(() => queue.state.waiting).toBe(0);
    expect(app.stored.map(({ key }) => key).sort()).toEqual(Array.from({ length: 50 }, (_, at) => lead(at).key));
  });

  it("ERR-2 is delivered by the next process, like one that a killed process wrote and did not yet rename", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const killed = await siteWith(app);
    await killed.accept(lead(1));
    await killed.stop();
    await writeFile(join(path, "whole.tmp"), JSON.stringify(lead(2)));
    await writeFile(join(path, "half.tmp"), JSON.stringify(lead(3)).slice(0, 40));
    app.state.fails = null;
    const next = await siteWith(app);
    expect(next.state.waiting).toBe(2);
    next.start();
    await expect.poll(() => next.state.waiting).toBe(0);
    expect(app.stored.map(({ key }) => key).sort()).toEqual([lead(1).key, lead(2).key]);
    expect(await files()).toEqual([]);
  });

  it("ERR-2 that the CMS then rejects is set aside and reported, and blocks nobody", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const queue = await siteWith(app);
    for (const number of [1, 2, 3]) await queue.accept(lead(number));
    await writeFile(join(path, `${"f".repeat(64)}.json`), "{");
    await queue.stop();
    app.state.fails = null;
    app.state.rejects = ({ key }) => (key === lead(2).key ? "INVALID_INPUT" : null);
    const next = await siteWith(app);
    next.start();
    await expect.poll(() => next.state).toEqual({ waiting: 0, refused: 2 });
    expect(app.stored.map(({ key }) => key)).toEqual([lead(1).key, lead(3).key]);
    expect(await readFile(join(path, "refused", `${lead(2).key}.json`), "utf8")).toContain("An 2");
    expect(lines.filter((line) => line.includes("set aside"))).toHaveLength(2);
    expect(lines.join()).not.toContain("An 2");
  });

  it("Q-6 that cannot be set aside on a full disk stays queued, and is set aside once there is space", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const first = await siteWith(app);
    await first.accept(lead(1));
    await first.stop();
    Object.assign(app.state, { fails: null, requests: 0, rejects: () => "INVALID_INPUT" });
    const next = await siteWith(app);
    const refused = join(path, "refused");
    await rm(refused, { recursive: true });
    await writeFile(refused, "");
    next.start();
    await expect.poll(() => app.state.requests).toBeGreaterThan(1);
    expect(next.state).toEqual({ waiting: 1, refused: 0 });
    await rm(refused);
    await mkdir(refused);
    await expect.poll(() => next.state).toEqual({ waiting: 0, refused: 1 });
  });

  it("ERR-2 that breaks the CMS each time lets the others through", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const queue = await siteWith(app);
    for (const number of [1, 2, 3]) await queue.accept(lead(number));
    app.state.rejects = ({ key }) => (key === lead(1).key ? "API_ERROR" : null);
    app.state.fails = null;
    await expect.poll(() => app.stored.length).toBe(2);
    expect(queue.state).toEqual({ waiting: 1, refused: 0 });
    expect(await queue.accept(lead(4))).toBe("stored");
  });
});

describe("leads for which the CMS always fails", () => {
  /** Four of five break it, and are older than the fifth. */
  async function failingOnFour(code: ErrorCode) {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const before = await siteWith(app);
    for (const number of [1, 2, 3, 4, 5]) await before.accept(lead(number));
    await before.stop();
    app.state.fails = null;
    const state = { recovered: false };
    app.state.rejects = ({ key }) => (!state.recovered && key < lead(5).key ? code : null);
    return { ...app, recover: () => (state.recovered = true) };
  }
  const keys = (...numbers: number[]) => numbers.map((number) => lead(number).key);

  it.each(["API_ERROR", "CMS_UNAVAILABLE"] as const)("ERR-2 with %s let those behind them through", async (code) => {
    const app = await failingOnFour(code);
    const queue = await siteWith(app);
    queue.start();
    await expect.poll(() => app.stored.map(({ key }) => key)).toEqual(keys(5));
    // Its file is deleted once the CMS has accepted it.
    await expect.poll(() => queue.state).toEqual({ waiting: 4, refused: 0 });
    // No other lead is being accepted: the CMS may be at fault.
    const { requests } = app.state;
    await expect.poll(() => app.state.requests).toBeGreaterThan(requests + 20);
    expect(queue.state).toEqual({ waiting: 4, refused: 0 });
  });

  it("ERR-2 are set aside once later ones succeeded, and retried when the CMS may have been fixed", async () => {
    const app = await failingOnFour("API_ERROR");
    const queue = await siteWith(app, 50);
    queue.start();
    let other = 10;
    const loggedLines = async () => {
      expect(await queue.accept(lead((other += 1)))).toBe("stored");
      return lines;
    };
    await expect.poll(loggedLines).toContain("lead-queue: a queued lead fails each time, set aside and retried later");
    app.recover();
    await expect.poll(() => queue.state).toEqual({ waiting: 0, refused: 0 });
    expect(keys(1, 2, 3, 4).every((key) => app.stored.some((stored) => stored.key === key))).toBe(true);
  });

  it("ERR-2 set aside earlier are retried by the next process; invalid files stay", async () => {
    const app = cmsThat();
    const first = await siteWith(app);
    const [broken, whole] = [`${"f".repeat(64)}.json`, `${lead(1).key}.json`];
    await writeFile(join(path, "refused", broken), "{");
    await writeFile(join(path, "refused", whole), JSON.stringify(lead(1)));
    await first.stop();
    const next = await siteWith(app);
    expect(next.state).toEqual({ waiting: 0, refused: 2 });
    next.start();
    await expect.poll(() => next.state).toEqual({ waiting: 0, refused: 1 });
    await expect.poll(() => app.stored.map(({ key }) => key)).toEqual(keys(1));
    expect(await readdir(join(path, "refused"))).toEqual([broken]);
  });
});

describe("a lead that cannot be queued", () => {
  it("ERR-2 is not reported as stored where the disk is full, and leaves no partial file", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const queue = await siteWith(app);
    // A file where the folder should be: what a full disk or a missing permission does, for any user.
    await rm(path, { recursive: true });
    await writeFile(path, "");
    await expect(queue.accept(lead(1))).rejects.toThrow();
    expect(queue.state.waiting).toBe(0);
    await rm(path);
    await mkdir(path);
    await chmod(path, 0o700);
    expect(await queue.accept(lead(1))).toBe("queued");
    expect(await files()).toHaveLength(1);
  });

  it("ERR-2 gets the CMS's error where the site has no queue", async () => {
    const app = cmsThat();
    app.state.fails = "CMS_UNAVAILABLE";
    const queue = new LeadQueue({ folder: null, cms: app.cms, log: { error: record, warn: record, info: record } });
    await expect(queue.accept(lead(1))).rejects.toMatchObject({ code: "CMS_UNAVAILABLE" });
    expect(queue.state).toEqual({ waiting: 0, refused: 0 });
  });
});
