import { randomBytes, randomUUID } from "node:crypto";
import {
  fromBelgianTime,
  oldestVisitorHash,
  viewBatchLimit,
  viewSaltsSchema,
  countPageViews,
  type ViewBatch,
} from "@gevel/config";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eraseMarks } from "../../cms-plugins/owner-stats/server/src/page-views/erase-marks.js";
import { medianViews } from "../../cms-plugins/owner-stats/server/src/page-views/median-views.js";
import { readViews } from "../../cms-plugins/owner-stats/server/src/page-views/read-views.js";
import { storeBatch } from "../../cms-plugins/owner-stats/server/src/page-views/store-batch.js";
import { viewMigrations } from "../../cms-plugins/owner-stats/server/src/page-views/view-tables.js";
import { viewSalts } from "../../cms-plugins/owner-stats/server/src/page-views/view-salts.js";
import { applyMigrations } from "../support/apply-migrations.js";
import { testSecret, type BootedCms } from "../support/boot-cms.js";
import { databases } from "../support/databases.js";

type View = ViewBatch["views"][number];

const markOf = () => randomBytes(16).toString("base64url");
const batchOf = (views: View[], counted: ViewBatch["counted"] = []): ViewBatch => ({
  ...{ batch: randomUUID(), views, counted },
});
const second = (date: Date) => Math.floor(date.getTime() / 1000);

/** The same each time, so that what fails fails again. */
function dice(seed: number) {
  return (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below;
}

describe.each(databases("sql"))("page views, on $name", ({ boot }) => {
  let cms: BootedCms;
  /** Each test has its own listings. */
  let lastListing = 0;
  const nextListing = () => (lastListing += 1);

  beforeAll(async () => {
    cms = await boot();
  });
  afterAll(() => cms.close());

  const request = (path: string, body?: unknown, token = testSecret("REPLICA_SECRET")) =>
    fetch(`${cms.url}/api/owner-stats/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const shown = async (id: number, now = new Date()) => (await readViews(cms.strapi, [id], now)).get(id);
  const rows = (name: string) => cms.strapi.db.connection(name).select<Record<string, unknown>[]>();

  it("OWNER-5 are counted once however often they are delivered", async () => {
    const id = nextListing();
    const now = second(new Date());
    const batch = batchOf([
      [id, markOf(), now],
      [id, markOf(), now],
    ]);
    const answers = await Promise.all(Array.from({ length: 8 }, async () => (await request("views", batch)).text()));
    expect(answers.filter((answer) => answer === '{"fresh":true}')).toHaveLength(1);
    expect((await shown(id))?.counters).toEqual({ today: 2, week: 2, month: 2, total: 2 });
    expect((await shown(nextListing()))?.counters.total).toBe(0);
  });

  it("OWNER-5 of a thousand visitors at once count as a thousand", async () => {
    const id = nextListing();
    const now = second(new Date());
    const views = Array.from({ length: 1_000 }, (): View => [id, markOf(), now]);
    const batches = Array.from({ length: 40 }, (_, at) => batchOf(views.slice(at * 25, at * 25 + 25)));
    expect(new Set(await Promise.all(batches.map(async (batch) => (await request("views", batch)).status)))).toEqual(
      new Set([200]),
    );
    expect((await shown(id))?.counters.today).toBe(1_000);
  });

  it("OWNER-5 of the same visitor count once per half hour, in whatever order several sites deliver them", async () => {
    const random = dice(11);
    const now = fromBelgianTime("2026-11-23", "20:00");
    const homes = [nextListing(), nextListing(), nextListing()];
    const visitors = homes.flatMap((id) => Array.from({ length: 12 }, () => ({ id, mark: markOf() })));
    const morning = second(fromBelgianTime("2026-11-23", "08:00"));
    const views = visitors.flatMap(({ id, mark }) =>
      Array.from({ length: 1 + random(9) }, (): View => [id, mark, morning + random(14_400)]),
    );
    const batches = Array.from({ length: 30 }, () => batchOf([]));
    for (const view of views) batches[random(batches.length)]?.views.push(view);
    // Each batch twice, from any site and in any order.
    const sent = [...batches, ...batches].map((batch) => ({ batch, turn: random(1_000) }));
    sent.sort((a, b) => a.turn - b.turn);
    await Promise.all(sent.map(({ batch }) => storeBatch(cms.strapi, batch, now)));

    for (const id of homes) {
      const expected = visitors
        .filter((visitor) => visitor.id === id)
        .reduce((sum, { mark }) => sum + countPageViews(views.flatMap(([, own, at]) => (own === mark ? [at] : []))), 0);
      expect((await shown(id, now))?.counters.today).toBe(expected);
    }
  });

  it("OWNER-5 count for the Belgian day of their time, around midnight and at clock changes", async () => {
    const id = nextListing();
    const days: [string, string][] = [
      ["2026-10-24", "23:59"],
      ["2026-10-25", "00:00"],
      ["2026-10-25", "23:59"],
      ["2026-10-26", "00:00"],
    ];
    const views = days.map(([day, time]): View => [id, markOf(), second(fromBelgianTime(day, time))]);
    await storeBatch(cms.strapi, batchOf(views), fromBelgianTime("2026-10-26", "00:01"));
    const graph = (await shown(id, fromBelgianTime("2026-10-26", "00:01")))?.days;
    expect(graph?.slice(-3)).toEqual([
      { day: "2026-10-24", views: 1 },
      { day: "2026-10-25", views: 2 },
      { day: "2026-10-26", views: 1 },
    ]);
  });

  it("OWNER-5 that come days late count once too, and no visitor hash is stored for them", async () => {
    const id = nextListing();
    const then = second(fromBelgianTime("2026-11-02", "12:00"));
    const mark = markOf();
    const late = batchOf(
      [
        [id, mark, then],
        [id, mark, then + 60],
        [id, mark, then + 1_800],
      ],
      [["2026-11-01", id, 5]],
    );
    const now = fromBelgianTime("2026-11-04", "12:00");
    expect([await storeBatch(cms.strapi, late, now), await storeBatch(cms.strapi, late, now)]).toEqual([true, false]);
    expect((await shown(id, now))?.counters).toEqual({ today: 0, week: 2, month: 7, total: 7 });
    expect(await cms.strapi.db.connection("gevel_view_marks").where({ mark })).toEqual([]);

    // A site may be away for a month; the record of counted batches is not kept for ever.
    const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await eraseMarks(cms.strapi, inDays(30));
    expect(await storeBatch(cms.strapi, late, inDays(30))).toBe(false);
    await eraseMarks(cms.strapi, inDays(32));
    expect(await cms.strapi.db.connection("gevel_view_batches").where({ batch: late.batch })).toEqual([]);
  });

  it("OWNER-5 of a whole batch are counted, each for its own listing", async () => {
    const now = second(new Date());
    const homes = Array.from({ length: viewBatchLimit }, nextListing);
    expect((await request("views", batchOf(homes.map((id): View => [id, markOf(), now])))).status).toBe(200);
    const views = [...(await readViews(cms.strapi, homes, new Date())).values()];
    expect(views.reduce((sum, { counters }) => sum + counters.today, 0)).toBe(viewBatchLimit);
  });

  it("OWNER-5 are one write per batch, however many listings and visitors", async () => {
    const writes: string[] = [];
    const listen = ({ sql }: { sql: string }) => {
      if (/^(insert|update)/i.test(sql) && sql.includes("gevel_view_days")) writes.push(sql);
    };
    const homes = Array.from({ length: 20 }, nextListing);
    cms.strapi.db.connection.on("query", listen);
    const now = second(new Date());
    await request("views", batchOf(Array.from({ length: 400 }, (_, at): View => [homes[at % 20] ?? 0, markOf(), now])));
    cms.strapi.db.connection.removeListener("query", listen);
    expect(writes).toHaveLength(1);
    const more = [...homes, nextListing()];
    const other = (at: Date) => medianViews(cms.strapi, [more, homes.slice(0, 1), []], at);
    const looked = new Date();
    const middle = (median: number) => [{ median, homes: 21 }, { median, homes: 1 }, null];
    expect(await other(looked)).toEqual(middle(20));
    await request("views", batchOf(homes.map((id): View => [id, markOf(), now])));
    expect(await other(new Date(looked.getTime() + 59_000))).toEqual(middle(20));
    expect(await other(new Date(looked.getTime() + 60_000))).toEqual(middle(21));
  });

  it("OWNER-2 have the index for their sums in an older database too", async () => {
    const drop = () => cms.strapi.db.connection.raw("drop index gevel_view_days_sums");
    await drop();
    await applyMigrations(cms, viewMigrations);
    await expect(drop()).resolves.toBeDefined();
    await applyMigrations(cms, viewMigrations);
  });

  it("OWNER-5 of yesterday are held until two o'clock, and at most a day", async () => {
    const night = new Date("2026-11-24T23:27:55.357Z");
    const marks = ["23:27:55", "23:27:56"].map((time) => ({
      mark: markOf(),
      at: second(new Date(`2026-11-23T${time}Z`)),
    }));
    await cms.strapi.db.connection("gevel_view_marks").insert(marks);
    await eraseMarks(cms.strapi, night);
    const left = await rows("gevel_view_marks");
    expect(marks.map(({ mark }) => left.some((row) => row.mark === mark))).toEqual([false, true]);
    await eraseMarks(cms.strapi, new Date("2026-11-25T01:00:00.001Z"));
    expect((await rows("gevel_view_marks")).some(({ mark }) => mark === marks[1]?.mark)).toBe(false);
  });

  it("OWNER-5 leave only numbers of a past day", async () => {
    const id = nextListing();
    const now = new Date();
    const salts = viewSaltsSchema.parse(await (await request("views/salts")).json()).salts;
    expect(await viewSalts(cms.strapi, now)).toEqual(salts);
    expect(new Set(salts.map(({ salt }) => salt)).size).toBe(2);
    await request("views", batchOf([[id, markOf(), second(now)]]));
    await eraseMarks(cms.strapi, now);
    expect(
      (await rows("gevel_view_marks")).every(({ at }) => Number(at) * 1000 >= oldestVisitorHash(now).getTime()),
    ).toBe(true);
    expect(await rows("gevel_view_marks")).not.toEqual([]);

    await eraseMarks(cms.strapi, new Date(now.getTime() + 3 * 86_400_000));
    expect(await rows("gevel_view_marks")).toEqual([]);
    expect(await rows("gevel_view_salts")).toEqual([]);
    expect((await shown(id))?.counters.total).toBe(1);
  });

  it.each([
    ["a view of no listing", { views: [[0, markOf(), second(new Date())]] }],
    ["an address instead of a visitor hash", { views: [[1, "192.0.2.1", second(new Date())]] }],
    ["a time in milliseconds", { views: [[1, markOf(), Date.now()]] }],
    [
      "more than a batch allows",
      { views: Array.from({ length: viewBatchLimit + 1 }, () => [1, markOf(), second(new Date())]) },
    ],
    ["a negative count", { counted: [["2026-11-01", 1, -1]] }],
    ["a visitor's identity", { visitor: "An" }],
  ])("OWNER-5 reject %s, with the whole request", async (_what, given) => {
    const before = await rows("gevel_view_days");
    const answer = await request("views", { ...batchOf([]), ...given });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("INVALID_INPUT")]);
    expect(await rows("gevel_view_days")).toEqual(before);
  });

  it("Q-3 are exposed to nobody without the site's secret", async () => {
    expect((await request("views", batchOf([]), "wrong")).status).toBe(401);
    expect((await request("views/salts", undefined, "wrong")).status).toBe(401);
  });
});
