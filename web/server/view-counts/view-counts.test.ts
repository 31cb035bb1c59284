import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AppError, belgianDay, belgianMoment, dayAfter, viewBatchSchema, type ViewBatch } from "@gevel/config";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { feedFixture, listingFixture, treeFixture } from "../../app/replica/replica-fixture";
import { ReplicaHolder } from "../../app/replica/replica-holder.server";
import { ReplicaStore } from "../../app/replica/store.server";
import { createLog } from "../log";
import { openViewCounts } from "./open-view-counts";

const siteUrl = "https://www.agency.be";
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const own = { origin: siteUrl, "sec-fetch-site": "same-origin", "user-agent": chrome };

let folder: string;
let store: ReplicaStore;
let replica: ReplicaHolder;
const open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "view-counts-"));
  store = new ReplicaStore(join(folder, "replica"));
  replica = new ReplicaHolder(store);
  replica.apply(feedFixture({ reset: true, revision: 1, listings: [7, 8].map((id) => listingFixture({ id })) }));
});
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
  store.close();
  await rm(folder, { recursive: true, force: true });
});

/** A CMS that can be away, and that knows batches by their ids. */
function cmsThat() {
  const batches = new Map<string, ViewBatch>();
  const state = { away: false, refuses: false, losesAnswers: false, salt: "a".repeat(64), asked: 0 };
  const salts = (now: Date) => [belgianDay(now), dayAfter(belgianDay(now), 1)];
  return {
    ...{ batches, state },
    views: () => [...batches.values()].flatMap(({ views }) => views),
    cms: (now: () => Date) => ({
      async viewSalts() {
        if (state.away) throw new AppError("CMS_UNAVAILABLE");
        return salts(now()).map((day) => ({ day, salt: state.salt }));
      },
      async countViews(batch: ViewBatch) {
        state.asked += 1;
        if (state.away) throw new AppError("CMS_UNAVAILABLE");
        if (state.refuses) throw new AppError("INVALID_INPUT");
        const parsed = viewBatchSchema.parse(batch);
        if (!batches.has(batch.batch)) batches.set(batch.batch, parsed);
        if (state.losesAnswers) throw new AppError("CMS_UNAVAILABLE");
      },
    }),
  };
}

interface SiteParts {
  house: Pick<ReturnType<typeof cmsThat>, "cms">;
  dataDir?: string;
  perMinute?: number;
  clock?: { now: Date };
}

async function siteWith({ house, dataDir = folder, perMinute = 100_000, clock }: SiteParts) {
  const now = () => clock?.now ?? new Date();
  const views = await openViewCounts({
    env: { DATA_DIR: dataDir, SITE_URL: siteUrl, TRUST_PROXY: 1, VIEWS_PER_MINUTE: perMinute },
    ...{ headers: [["X-Content-Type-Options", "nosniff"]], replica, cms: house.cms(now), now },
    ...{ log: createLog("silent"), pauses: { least: 5, most: 20 } },
  });
  const server = createServer((req, res) => {
    if (!views.answer(req, res)) res.writeHead(418).end();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const site = {
    views,
    see: async (body: string, headers: Record<string, string> = {}) =>
      (await fetch(`http://127.0.0.1:${port}/api/views`, { method: "POST", body, headers: { ...own, ...headers } }))
        .status,
    port,
    async close() {
      server.closeAllConnections();
      server.close();
      await views.stop();
    },
  };
  open.push(site);
  return site;
}

const from = (visitor: number) => ({ "x-forwarded-for": `198.51.${visitor >> 8}.${visitor & 255}` });

describe("a page view", () => {
  it("OWNER-5 is counted of a person who looks at a home of the site", async () => {
    const house = cmsThat();
    const site = await siteWith({ house });
    site.views.start();
    expect([await site.see("7"), await site.see("7"), await site.see("8"), await site.see("7", from(9))]).toEqual([
      ...[204, 204, 204, 204],
    ]);
    await expect.poll(() => house.views()).not.toEqual([]);
    await expect.poll(() => site.views.waiting).toBe(0);
    const marks = new Set(house.views().map(([listing, mark]) => `${listing} ${mark}`));
    // One visitor, the same at another home, and another visitor; and no mark of one home is that of another.
    expect(marks.size).toBe(3);
    expect(new Set(house.views().map(([, mark]) => mark)).size).toBe(3);
  });

  it("OWNER-5 is the same visitor's from any address of one IPv6 network, and another's from the next", async () => {
    const house = cmsThat();
    const site = await siteWith({ house });
    site.views.start();
    const at = (address: string) => ({ "x-forwarded-for": address });
    for (const address of ["2001:db8:7:7::1", "2001:db8:7:7:ffff::2", "2001:db8:7:8::1"])
      expect(await site.see("7", at(address))).toBe(204);
    await expect.poll(() => house.views()).not.toEqual([]);
    await expect.poll(() => site.views.waiting).toBe(0);
    expect(new Set(house.views().map(([, mark]) => mark)).size).toBe(2);
  });

  it.each([
    ["another site", "7", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
    ["no page at all", "7", { origin: "null" }, 403],
    ["another host of the same site", "7", { "sec-fetch-site": "same-site" }, 403],
    ["nothing", "", {}, 400],
    ["rubbish", "seven", {}, 400],
    ["a number of no home", "0", {}, 400],
    ["less than nothing", "-7", {}, 400],
    ["many at once", "7,8", {}, 400],
    ["ten thousand at once", "7,".repeat(10_000), {}, 413],
    ["a home that there is not", "999", {}, 404],
    [
      "Googlebot",
      "7",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
      204,
    ],
    ["a link preview", "7", { "user-agent": "WhatsApp/2.23.20.0" }, 204],
    ["a browser without a window", "7", { "user-agent": chrome.replace("Chrome/", "HeadlessChrome/") }, 204],
    ["a program", "7", { "user-agent": "curl/8.5.0" }, 204],
    ["nobody who says what they are", "7", { "user-agent": "" }, 204],
    ["a page fetched in case", "7", { "sec-purpose": "prefetch;prerender" }, 204],
    ["an old way of that", "7", { purpose: "prefetch" }, 204],
    ["an owner", "7", { cookie: "a=b; gevel_owner=x" }, 204],
    ["staff", "7", { cookie: "gevel_uncounted=1" }, 204],
  ])("OWNER-5 of %s is not counted", async (_what, body, headers, status) => {
    const house = cmsThat();
    const site = await siteWith({ house });
    expect(await site.see(body, headers)).toBe(status);
    await site.views.stop();
    expect(house.views()).toEqual([]);
  });

  it("Q-3 of a body that grows and never ends is refused while it is sent", async () => {
    const site = await siteWith({ house: cmsThat() });
    const status = await new Promise((resolve, reject) => {
      const sending = request({ port: site.port, path: "/api/views", method: "POST", headers: own }, (res) => {
        resolve(res.statusCode);
        sending.destroy();
      });
      sending.on("error", reject);
      sending.write("7".repeat(30));
    });
    expect(status).toBe(413);
  });

  it("OWNER-5 is left to others: what is no POST, and another address", async () => {
    const { port } = await siteWith({ house: cmsThat() });
    expect((await fetch(`http://127.0.0.1:${port}/api/views`)).status).toBe(418);
    expect((await fetch(`http://127.0.0.1:${port}/api/view`, { method: "POST" })).status).toBe(418);
  });

  it("OWNER-5 of one address counts so often a minute and no more; another's still does", async () => {
    const site = await siteWith({ house: cmsThat(), perMinute: 5 });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => site.see("7", from(1))));
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(await site.see("7", from(2))).toBe(204);
  });

  it("OWNER-5 is none where the agency counts none", async () => {
    const house = cmsThat();
    const site = await siteWith({ house });
    const tree = (countVisits: boolean) =>
      feedFixture({ revision: countVisits ? 3 : 2, trees: [treeFixture("nl", { countVisits })] });
    replica.apply(tree(false));
    expect(await site.see("7", from(1))).toBe(204);
    replica.apply(tree(true));
    expect(await site.see("7", from(2))).toBe(204);
    await site.views.stop();
    expect(house.views()).toHaveLength(1);
  });

  it("OWNER-5 of a thousand visitors at once are a thousand", async () => {
    const house = cmsThat();
    const site = await siteWith({ house });
    site.views.start();
    const statuses = await Promise.all(Array.from({ length: 1_000 }, (_, visitor) => site.see("7", from(visitor))));
    expect(new Set(statuses)).toEqual(new Set([204]));
    await site.views.stop();
    expect(new Set(house.views().map(([, mark]) => mark)).size).toBe(1_000);
    expect(house.views()).toHaveLength(1_000);
  });
});

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
    await expect.poll(() => after.views.waiting).toBe(0);
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
    await expect.poll(() => site.views.waiting).toBe(0);
    expect(house.views()).toHaveLength(2);
  });

  it("OWNER-5 that the CMS refuses are put aside, and hold nobody up", async () => {
    const house = cmsThat();
    house.state.refuses = true;
    const site = await siteWith({ house });
    site.views.start();
    await seen(site, [1]);
    await expect.poll(() => readdir(join(folder, "spool", "views", "refused"))).toHaveLength(1);
    house.state.refuses = false;
    await seen(site, [2]);
    await expect.poll(() => house.views()).toHaveLength(1);
  });

  it("OWNER-5 know the same visitor over a restart, over midnight by the salt of the next day, and on two sites", async () => {
    const house = cmsThat();
    const clock = { now: belgianMoment("2026-11-23", "23:40") };
    const first = await siteWith({ house, clock });
    first.views.start();
    await seen(first, [1]);
    await first.close();
    house.state.away = true;
    const restarted = await siteWith({ house, clock });
    restarted.views.start();
    await seen(restarted, [1]);
    clock.now = belgianMoment("2026-11-24", "00:20");
    await seen(restarted, [1]);
    house.state.away = false;
    const other = await siteWith({ house, clock, dataDir: join(folder, "other") });
    other.views.start();
    await expect
      .poll(async () => (await readdir(join(folder, "other", "spool", "views"))).includes("salts.json"))
      .toBe(true);
    await seen(other, [1]);
    await expect.poll(() => other.views.waiting + restarted.views.waiting).toBe(0);
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
      const root = join(folder, "spool", "views");
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
