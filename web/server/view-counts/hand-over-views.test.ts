import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError, belgianDay, belgianMoment } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { cmsThat, from, viewSites } from "./view-sites.fixture";

const { siteWith, told, spool, dataDir, waitingFiles } = viewSites();

describe("page views while the CMS is away", () => {
  const seen = async (site: Awaited<ReturnType<typeof siteWith>>, visitors: number[]) => {
    for (const visitor of visitors) expect(await site.see("7", from(visitor))).toBe(204);
  };

  it("OWNER-5 are kept over a restart and handed over when it is back, none lost and none twice", async () => {
    const house = cmsThat();
    house.state.away = true;
    const before = await siteWith({ house });
    before.views.start();
    await seen(before, [1, 2, 3]);
    await before.close();
    const after = await siteWith({ house });
    after.views.start();
    await seen(after, [4]);
    house.state.away = false;
    await expect.poll(() => after.views.state.waiting).toBe(0);
    expect(house.views()).toHaveLength(4);
  });

  it("OWNER-5 are the same batch again where its answer was lost", async () => {
    const house = cmsThat();
    house.state.losesAnswers = true;
    const site = await siteWith({ house });
    site.views.start();
    await seen(site, [1, 2]);
    await expect.poll(() => house.state.asked).toBeGreaterThan(2);
    house.state.losesAnswers = false;
    await expect.poll(() => site.views.state.waiting).toBe(0);
    expect(house.views()).toHaveLength(2);
  });

  it("OWNER-5 that the CMS refuses are put aside, hold nobody up, and are tried again an hour later", async () => {
    const house = cmsThat();
    house.state.refuses = true;
    const clock = { now: belgianMoment("2026-11-23", "12:00") };
    const site = await siteWith({ house, clock });
    site.views.start();
    await seen(site, [1]);
    await expect.poll(() => site.views.state).toEqual({ waiting: 0, refused: 1 });
    house.state.refuses = false;
    await seen(site, [2]);
    await expect.poll(() => house.views()).toHaveLength(1);
    expect(site.views.state.refused).toBe(1);
    clock.now = belgianMoment("2026-11-23", "13:00");
    await expect.poll(() => house.views()).toHaveLength(2);
    await expect.poll(() => site.views.state).toEqual({ waiting: 0, refused: 0 });
  });

  it.each(["API_ERROR", "CMS_UNAVAILABLE", "UNEXPECTED", "PAGE_NOT_FOUND"] as const)(
    "OWNER-5 that end in %s each time let those behind them through, and are put aside and told",
    async (code) => {
      const house = cmsThat();
      house.state.away = true;
      const killed = await siteWith({ house });
      await seen(killed, [1]);
      await killed.close();
      const [file = ""] = await waitingFiles();
      const bad = file.slice(16, -".views".length);
      house.breaking.set(bad, code);
      house.state.away = false;
      const site = await siteWith({ house });
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
      expect(told.filter((line) => line.includes("put aside"))).toHaveLength(1);
      house.breaking.clear();
      await site.close();
      const mended = await siteWith({ house });
      mended.views.start();
      await expect.poll(() => house.batches.has(bad)).toBe(true);
      expect(mended.views.state.refused).toBe(0);
    },
  );

  it("OWNER-5 are not put aside by an outage, however long, nor written in many files", async () => {
    const house = cmsThat();
    house.state.losesAnswers = true;
    const site = await siteWith({ house });
    site.views.start();
    for (const visitor of Array.from({ length: 30 }, (_, at) => at)) await seen(site, [visitor]);
    const asked = house.state.asked;
    await expect.poll(() => house.state.asked).toBeGreaterThan(asked + 10);
    expect(site.views.state.refused).toBe(0);
    expect(site.views.state.waiting).toBeLessThan(10);
    house.state.losesAnswers = false;
    await expect.poll(() => site.views.state.waiting).toBe(0);
    expect(house.views()).toHaveLength(30);
  });

  it("OWNER-5 are counted where the CMS gives no salts", async () => {
    const house = cmsThat();
    const { countViews } = house.cms(() => new Date());
    const viewSalts = async () => Promise.reject(new AppError("API_ERROR"));
    const site = await siteWith({ house: { cms: () => ({ countViews, viewSalts }) } });
    site.views.start();
    await seen(site, [1]);
    await expect.poll(() => house.views()).toHaveLength(1);
  });

  it("OWNER-5 that somebody took from the disk hold nobody up", async () => {
    const house = cmsThat();
    house.state.away = true;
    const site = await siteWith({ house });
    await seen(site, [1]);
    site.views.start();
    const [name = ""] = await waitingFiles();
    await rm(join(spool(), name));
    house.state.away = false;
    await seen(site, [2]);
    await expect.poll(() => site.views.state.waiting).toBe(0);
    await seen(site, [3]);
    await expect.poll(() => house.views().length).toBeGreaterThan(0);
  });

  it("OWNER-5 know the same visitor over a restart, over midnight by the salt of the next day, and on two sites", async () => {
    const house = cmsThat();
    const clock = { now: belgianMoment("2026-11-23", "23:40") };
    const salted = (folder: string) =>
      expect.poll(async () => (await readdir(spool(folder))).includes("salts.json")).toBe(true);
    const first = await siteWith({ house, clock });
    first.views.start();
    await salted(dataDir());
    await seen(first, [1]);
    await first.close();
    house.state.away = true;
    const restarted = await siteWith({ house, clock });
    restarted.views.start();
    await seen(restarted, [1]);
    clock.now = belgianMoment("2026-11-24", "00:20");
    await seen(restarted, [1]);
    house.state.away = false;
    const other = await siteWith({ house, clock, dataDir: join(dataDir(), "other") });
    other.views.start();
    await salted(join(dataDir(), "other"));
    await seen(other, [1]);
    await expect.poll(() => other.views.state.waiting + restarted.views.state.waiting).toBe(0);
    expect(house.views()).toHaveLength(4);
    const marks = house.views().map(([, mark, at]) => `${belgianDay(new Date(at * 1000))} ${mark}`);
    expect(new Set(marks).size).toBe(2);
  });

  it("OWNER-5 go on where it was never reached, by a salt of the site's own", async () => {
    const house = cmsThat();
    house.state.away = true;
    const site = await siteWith({ house });
    await seen(site, [1, 1]);
    await site.close();
    const restarted = await siteWith({ house });
    await seen(restarted, [1]);
    house.state.away = false;
    await restarted.views.stop();
    expect(new Set(house.views().map(([, mark]) => mark)).size).toBe(1);
  });

  it("OWNER-5 leave no address, no browser and no mark of a day that is over on the site's disk", async () => {
    const house = cmsThat();
    house.state.away = true;
    const clock = { now: belgianMoment("2026-11-23", "12:00") };
    const site = await siteWith({ house, clock });
    await seen(site, [1, 2]);
    const files = async () => {
      const root = spool();
      const names = (await readdir(root)).filter((name) => name !== "refused");
      return (await Promise.all(names.map((name) => readFile(join(root, name), "utf8")))).join("\n");
    };
    const [{ salt } = { salt: "" }] = [...(await files()).matchAll(/"salt":"(?<salt>\w+)"/g)].map(
      ({ groups }) => groups ?? {},
    );
    expect(salt).toHaveLength(64);
    expect(await files()).toMatch(/^v 7 [\w-]{22} \d+$/m);
    expect(await files()).not.toMatch(/198\.51|Chrome|Mozilla/);
    clock.now = belgianMoment("2026-11-25", "12:00");
    await site.views.stop();
    expect(await files()).toMatch(/^c 2026-11-23 7 2$/m);
    expect(await files()).not.toMatch(/^v /m);
    expect(await files()).not.toContain(salt);
  });
});
