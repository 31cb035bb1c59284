import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { importResponseSchema } from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsSchema } from "../support/accounts-schema.js";
import { fetchPages, picturesOf, revisionOf } from "../support/site-pages.js";
import { appContent, listingsOf } from "../support/app-content.js";
import { listingItem } from "../support/import-api.js";
import { processesOf } from "../support/running-start.js";
import { startAppProcess, type AppProcess } from "../support/start-app-process.js";

/** Reports each step as soon as it begins, and builds nothing. */
const tellingStart = "tests/support/app-process.mjs";
/** The script of `npm start`. */
const npmStart = "scripts/start.mjs";

/** In order, each kill later than the last: some after work that an earlier start had already done. */
const crashPoints = [
  /rendering the pictures of the pages 10 of/,
  /starting the CMS preparing the database/,
  /rendering the pictures of the listings 40 of/,
  /starting the CMS granting permissions 12 of/,
  /starting the CMS uploading pictures 9 of/,
  /starting the CMS creating content 200 of/,
  /starting the CMS compiling the site/,
  /importing the sample listings sent/,
];

/** A system kills a process; a person ends it by a signal that it may answer. */
const signals: readonly NodeJS.Signals[] = ["SIGTERM", "SIGKILL"];
const importsCutShort = [
  { signal: "SIGKILL", price: 300_000, done: "created" },
  { signal: "SIGTERM", price: 400_000, done: "updated" },
] as const;

/**
 * Large enough for several transactions, so that a killed import has written some items and not all, even if the kill
 * comes late.
 */
const batch = (price: number) =>
  Array.from({ length: 1_600 }, (_, index) => listingItem(`K-${index}`, { price: price + index, bedrooms: index % 5 }));

/**
 * Two apps of one content: one is left alone; the other one is killed, its sides one by one, and its imports too. Each test goes on
 * where the last one ended, so none is tried again; several wait for a whole start.
 */
describe("an app that is killed repeatedly", { retry: 0, timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "gevel-killed-"));
  const killed = join(folder, "killed");
  const alone = join(folder, "alone");
  const running = new Set<AppProcess>();
  let app: AppProcess;

  async function start(script: string, dataDir: string): Promise<AppProcess> {
    const started = await startAppProcess(script, dataDir);
    running.add(started);
    return started;
  }

  async function send(to: AppProcess, dataDir: string, price: number) {
    const accounts = accountsSchema.parse(JSON.parse(readFileSync(join(dataDir, "demo-accounts.json"), "utf8")));
    const answer = await fetch(`${to.cms}/api/properties/import`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${accounts.integratorToken}` },
      body: JSON.stringify({ source: "killed", mode: "full", properties: batch(price) }),
    });
    return importResponseSchema.parse(await answer.json()).summary;
  }

  /** Kills the CMS or the site and waits until the app reports that it is back. */
  async function killSide(title: string, pid: number, signal: NodeJS.Signals) {
    const before = app.output.length;
    process.kill(pid, signal);
    await app.waitFor(new RegExp(`^${title} ended \\(.+\\): restarting in [\\d.]+ s, log: `), before);
    await app.waitFor(new RegExp(`^${title} is back`), before);
  }

  /** The process of a side, by what it answers to. */
  function sideAt(script: string): number {
    const pid = processesOf(killed).find(({ command }) => command.includes(script))?.pid;
    if (pid === undefined) throw new Error(`no process runs ${script}`);
    return pid;
  }
  const cmsPid = () => sideAt("strapi.js start");
  const sitePid = () => sideAt("web/build/server.cjs");

  /** The site's responses to continuous requests during `task`. */
  async function answersDuring(task: () => Promise<unknown>): Promise<number[]> {
    let busy = true;
    const answers: number[] = [];
    const request = (async () => {
      while (busy) {
        // A cached page and one never requested before.
        const path = answers.length % 2 === 0 ? "/nl/" : `/nl/te-koop/?search=tuin+${answers.length}`;
        answers.push(await fetch(`${app.site}${path}`, { redirect: "manual" }).then(({ status }) => status));
        await wait(100);
      }
    })();
    await task().finally(() => (busy = false));
    await request;
    return answers;
  }

  beforeAll(async () => {
    for (const crashPoint of crashPoints) {
      const failed = await start(tellingStart, killed);
      await failed.waitFor(crashPoint);
      await failed.kill("SIGKILL");
    }
    app = await start(npmStart, killed);
    await app.waitFor(/a side that ends is restarted/i);
  }, 1_800_000);

  afterAll(async () => {
    await Promise.all([...running].map((each) => each.kill("SIGTERM")));
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(signals)("ERR-2 the site is restarted after %s, and the CMS goes on", async (signal) => {
    const cms = cmsPid();
    let [before, after] = [new Map<string, string>(), new Map<string, string>()];
    let content: number;
    // Repeats if the CMS reported a change meanwhile, such as processed pictures: pages show that.
    do {
      const pid = sitePid();
      content = await revisionOf(app.site);
      before = await fetchPages(app.site, "forwards");
      await killSide("the site", pid, signal);
      expect(sitePid()).not.toBe(pid);
      after = await fetchPages(app.site, "backwards");
    } while ((await revisionOf(app.site)) !== content);
    expect(cmsPid()).toBe(cms);
    // No other cached page changes the content of a page.
    expect(Array.from(after.keys()).filter((path) => after.get(path) !== before.get(path))).toEqual([]);
    const pictures = picturesOf(app.site, after);
    expect(pictures.size).toBeGreaterThan(10);
    for (const picture of pictures) expect((await fetch(picture)).status, picture).toBe(200);
  });

  it.each(importsCutShort)(
    "ERR-2 API-2 after $signal of the CMS during an import the site goes on, the CMS is restarted and the import resumes when sent again",
    async ({ signal, price, done }) => {
      const pid = cmsPid();
      const answers = await answersDuring(async () => {
        const sent = send(app, killed, price).then(
          (summary) => summary,
          () => "broken off",
        );
        await expect.poll(() => listingsOf(killed, "killed", price), { interval: 5 }).toBeGreaterThan(0);
        await killSide("the CMS", pid, signal);
        expect(cmsPid()).not.toBe(pid);
        const answered = await sent;
        // A CMS ended by SIGTERM goes on writing until it stops: on a busy machine to the last item.
        if (signal === "SIGKILL") expect(answered).toBe("broken off");
      });
      expect(answers.filter((status) => status !== 200 && status !== 301)).toEqual([]);
      const stored = listingsOf(killed, "killed", price);
      if (signal === "SIGKILL") expect(stored).toBeLessThan(batch(price).length);
      expect(await send(app, killed, price)).toEqual({
        created: 0,
        updated: 0,
        unchanged: stored,
        [done]: batch(price).length - stored,
        refused: 0,
        withdrawn: 0,
      });
    },
  );

  it("ERR-2 Ctrl-C ends both, and leaves no process behind", async () => {
    expect(processesOf(killed).length).toBeGreaterThan(2);
    expect(await app.pressCtrlC()).toBe(0);
    running.delete(app);
    expect(processesOf(killed)).toEqual([]);
  });

  it("CMS-7 ends in the same state as an undisturbed one", async () => {
    const undisturbed = await start(tellingStart, alone);
    await undisturbed.waitFor(/^ready$/);
    for (const { price } of importsCutShort) await send(undisturbed, alone, price);
    await undisturbed.kill("SIGTERM");
    running.delete(undisturbed);
    const [theirs, ours] = [appContent(alone), appContent(killed)];
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    const differing = Object.keys(theirs).filter((name) => !isDeepStrictEqual(ours[name], theirs[name]));
    const only = (one: Record<string, string[]>, other: Record<string, string[]>) =>
      differing.map((name) => [name, one[name]?.filter((row) => !other[name]?.includes(row)).slice(0, 3)]);
    expect(only(ours, theirs)).toEqual(only(theirs, ours));
    expect(differing).toEqual([]);
    expect(theirs.pages?.length).toBeGreaterThan(20);
    expect(theirs.uploads?.length).toBeGreaterThan(300);
    expect(readFileSync(join(killed, "demo-accounts.json"), "utf8")).toContain("integratorToken");
  });
});
