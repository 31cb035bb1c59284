import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError, belgianDay, fromBelgianTime } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { cmsThat, from, viewSites } from "./view-sites.fixture";

const { siteWith, messages, queueFolder, dataDir, waitingFiles } = viewSites();

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
      await killed.close();
      const [file = ""] = await waitingFiles();
      const bad = file.slice(16, -".views".length);
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

  it("OWNER-5 are not set aside during an outage of any length, nor split into many files", async () => {
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

  it("OWNER-5 deleted from the disk by somebody block nothing", async () => {
    const app = cmsThat();
    app.state.away = true;
    const site = await siteWith({ app });
    await seen(site, [1]);
    site.views.start();
    const [name = ""] = await waitingFiles();
    await rm(join(queueFolder(), name));
    app.state.away = false;
    await seen(site, [2]);
    await expect.poll(() => site.views.state.waiting).toBe(0);
    await seen(site, [3]);
    await expect.poll(() => app.views().length).toBeGreaterThan(0);
  });

  it("OWNER-5 recognise a visitor over a restart, over midnight by the next day's salt, and on two sites", async () => {
    const app = cmsThat();
    const clock = { now: fromBelgianTime("2026-11-23", "23:40") };
    const salted = (folder: string) =>
      expect.poll(async () => (await readdir(queueFolder(folder))).includes("salts.json")).toBe(true);
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
    const files = async () => {
      const root = queueFolder();
      const names = (await readdir(root)).filter((name) => name !== "refused");
      return (await Promise.all(names.map((name) => readFile(join(root, name), "utf8")))).join("\n");
    };
    const [{ salt } = { salt: "" }] = [...(await files()).matchAll(/"salt":"(?<salt>\w+)"/g)].map(
      ({ groups }) => groups ?? {},
    );
    expect(salt).toHaveLength(64);
    expect(await files()).toMatch(/^v 7 [\w-]{22} \d+$/m);
    expect(await files()).not.toMatch(/198\.51|Chrome|Mozilla/);
    clock.now = fromBelgianTime("2026-11-25", "12:00");
    await site.views.stop();
    expect(await files()).toMatch(/^c 2026-11-23 7 2$/m);
    expect(await files()).not.toMatch(/^v /m);
    expect(await files()).not.toContain(salt);
  });
});
