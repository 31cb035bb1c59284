import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError, belgianDay, fromBelgianTime } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { saltsFile } from "../queue/open-queue";
import { PageViewQueue } from "../queue/page-view-queue";
import type { QueueDatabase } from "../queue/queue-database";
import { cmsThat, from, viewSites } from "./view-sites.fixture";

const { siteWith, messages, dataDir } = viewSites();

/** The batches that wait, those of gathered views among them. */
async function batchesOf(database: QueueDatabase): Promise<string[]> {
  const queue = new PageViewQueue(database);
  await queue.gather();
  return queue.items.waiting();
}

describe("page views while the CMS is away", () => {
  const seen = async (site: Awaited<ReturnType<typeof siteWith>>, visitors: number[]) => {
    for (const visitor of visitors) expect(await site.see("7", from(visitor))).toBe(204);
  };

  it("OWNER-5 survive a restart and are delivered when it is back, none lost and none twice", async () => {
    const app = cmsThat();
    app.state.away = true;
    const before = await siteWith({ app });
    before.views.start();
    await seen(before, [1, 2, 3]);
    await before.close();
    const after = await siteWith({ app });
    after.views.start();
    await seen(after, [4]);
    app.state.away = false;
    await expect.poll(() => after.views.state.waiting).toBe(0);
    expect(app.views()).toHaveLength(4);
  });

  it("OWNER-5 are resent as the same batch where its answer was lost", async () => {
    const app = cmsThat();
    app.state.losesAnswers = true;
    const site = await siteWith({ app });
    site.views.start();
    await seen(site, [1, 2]);
    await expect.poll(() => app.state.requests).toBeGreaterThan(2);
    app.state.losesAnswers = false;
    await expect.poll(() => site.views.state.waiting).toBe(0);
    expect(app.views()).toHaveLength(2);
  });

  it("OWNER-5 that the CMS rejects are set aside, block nothing, and are retried an hour later", async () => {
    const app = cmsThat();
    app.state.rejects = true;
    const clock = { now: fromBelgianTime("2026-11-23", "12:00") };
    const site = await siteWith({ app, clock });
    site.views.start();
    await seen(site, [1]);
    await expect.poll(() => site.views.state).toEqual({ waiting: 0, refused: 1 });
    app.state.rejects = false;
    await seen(site, [2]);
    await expect.poll(() => app.views()).toHaveLength(1);
    expect(site.views.state.refused).toBe(1);
    clock.now = fromBelgianTime("2026-11-23", "13:00");
    await expect.poll(() => app.views()).toHaveLength(2);
    await expect.poll(() => site.views.state).toEqual({ waiting: 0, refused: 0 });
  });

  it.each(["API_ERROR", "CMS_UNAVAILABLE", "UNEXPECTED", "PAGE_NOT_FOUND"] as const)(
    "OWNER-5 that end in %s each time let those behind them through, and are set aside and reported",
    async (code) => {
      const app = cmsThat();
      app.state.away = true;
      const killed = await siteWith({ app });
      await seen(killed, [1]);
      const [bad = ""] = await batchesOf(killed.database);
      await killed.close();
      app.breaking.set(bad, code);
      app.state.away = false;
      const site = await siteWith({ app });
      site.views.start();
      await expect
        .poll(async () => {
          // Views go on coming.
          await seen(site, [2]);
          return site.views.state.refused;
        })
        .toBe(1);
      await seen(site, [3]);
      await expect.poll(() => site.views.state).toEqual({ waiting: 0, refused: 1 });
      expect(messages.filter((line) => line.includes("set aside"))).toHaveLength(1);
      app.breaking.clear();
      await site.close();
      const recovered = await siteWith({ app });
      recovered.views.start();
      await expect.poll(() => app.batches.has(bad)).toBe(true);
      expect(recovered.views.state.refused).toBe(0);
    },
  );

  it("OWNER-5 are not set aside during an outage of any length, nor split into many batches", async () => {
    const app = cmsThat();
    app.state.losesAnswers = true;
    const site = await siteWith({ app });
    site.views.start();
    for (const visitor of Array.from({ length: 30 }, (_, at) => at)) await seen(site, [visitor]);
    const requests = app.state.requests;
    await expect.poll(() => app.state.requests).toBeGreaterThan(requests + 10);
    expect(site.views.state.refused).toBe(0);
    expect(site.views.state.waiting).toBeLessThan(10);
    app.state.losesAnswers = false;
    await expect.poll(() => site.views.state.waiting).toBe(0);
    expect(app.views()).toHaveLength(30);
  });

  it("OWNER-5 are counted where the CMS provides no salts", async () => {
    const app = cmsThat();
    const { countViews } = app.cms(() => new Date());
    const viewSalts = async () => Promise.reject(new AppError("API_ERROR"));
    const site = await siteWith({ app: { cms: () => ({ countViews, viewSalts }) } });
    site.views.start();
    await seen(site, [1]);
    await expect.poll(() => app.views()).toHaveLength(1);
  });

  it("OWNER-5 deleted from the file by somebody block nothing", async () => {
    const app = cmsThat();
    app.state.away = true;
    const site = await siteWith({ app });
    await seen(site, [1]);
    await batchesOf(site.database);
    site.views.start();
    site.database.db.exec("DELETE FROM queued_items");
    app.state.away = false;
    await seen(site, [2]);
    await expect.poll(() => site.views.state.waiting).toBe(0);
    await seen(site, [3]);
    await expect.poll(() => app.views().length).toBeGreaterThan(0);
  });

  it("OWNER-5 recognise a visitor over a restart, over midnight by the next day's salt, and on two sites", async () => {
    const app = cmsThat();
    const clock = { now: fromBelgianTime("2026-11-23", "23:40") };
    const salted = (folder: string) => expect.poll(() => existsSync(saltsFile(folder))).toBe(true);
    const first = await siteWith({ app, clock });
    first.views.start();
    await salted(dataDir());
    await seen(first, [1]);
    await first.close();
    app.state.away = true;
    const restarted = await siteWith({ app, clock });
    restarted.views.start();
    await seen(restarted, [1]);
    clock.now = fromBelgianTime("2026-11-24", "00:20");
    await seen(restarted, [1]);
    app.state.away = false;
    const other = await siteWith({ app, clock, dataDir: join(dataDir(), "other") });
    other.views.start();
    await salted(join(dataDir(), "other"));
    await seen(other, [1]);
    await expect.poll(() => other.views.state.waiting + restarted.views.state.waiting).toBe(0);
    expect(app.views()).toHaveLength(4);
    const marks = app.views().map(([, mark, at]) => `${belgianDay(new Date(at * 1000))} ${mark}`);
    expect(new Set(marks).size).toBe(2);
  });

  it("OWNER-5 use a salt of the site's own where the CMS was never reached", async () => {
    const app = cmsThat();
    app.state.away = true;
    const site = await siteWith({ app });
    await seen(site, [1, 1]);
    await site.close();
    const restarted = await siteWith({ app });
    await seen(restarted, [1]);
    app.state.away = false;
    await restarted.views.stop();
    expect(new Set(app.views().map(([, mark]) => mark)).size).toBe(1);
  });

  it("OWNER-5 leave no address, browser or visitor hash of a past day on the site's disk", async () => {
    const app = cmsThat();
    app.state.away = true;
    const clock = { now: fromBelgianTime("2026-11-23", "12:00") };
    const site = await siteWith({ app, clock });
    await seen(site, [1, 2]);
    await batchesOf(site.database);
    await seen(site, [3]);
    const stored = async () => {
      const folder = join(dataDir(), "queue");
      const names = await readdir(folder);
      return (await Promise.all(names.map((name) => readFile(join(folder, name), "latin1")))).join("\n");
    };
    const queue = new PageViewQueue(site.database);
    const batches = () => queue.items.waiting().map((key) => queue.items.read(key));
    const marks = z
      .array(z.string())
      .parse([
        ...batches().flatMap((batch) => batch?.views.map(([, mark]) => mark) ?? []),
        ...site.database.db.prepare("SELECT visitor FROM page_views").pluck().all(),
      ]);
    expect(new Set(marks).size).toBe(3);
    const salt = /"salt":"(?<salt>\w+)"/.exec(await stored())?.groups?.["salt"] ?? "";
    expect(salt).toHaveLength(64);
    for (const mark of marks) expect(await stored()).toContain(mark);
    expect(await stored()).not.toMatch(/198\.51|Chrome|Mozilla/);
    clock.now = fromBelgianTime("2026-11-25", "12:00");
    await site.views.stop();
    expect(batches().map((batch) => batch?.views)).toEqual([[], []]);
    expect(batches().flatMap((batch) => batch?.counted)).toEqual([
      ["2026-11-23", 7, 2],
      ["2026-11-23", 7, 1],
    ]);
    for (const erased of [...marks, salt]) expect(await stored()).not.toContain(erased);
  });
});
