import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyListingQuery } from "@gevel/config";
import { changeLogFixture, listingFixture, projectFixture, treeFixture, typesFixture } from "./replica-fixture";
import { ReplicaHolder } from "./replica-holder.server";
import { ReplicaStore } from "./store.server";

let folder: string;
const discarded: unknown[] = [];
const open = () => new ReplicaStore(folder, (reason) => discarded.push(reason));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "replica-"));
  discarded.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const full = changeLogFixture({
  reset: true,
  revision: 4,
  trees: [treeFixture("nl")],
  propertyTypes: typesFixture,
  listings: [listingFixture({ id: 1 }), listingFixture({ id: 2 })],
});

describe("the replica's file", () => {
  it("keeps the change log's content over a restart", () => {
    const first = open();
    first.apply(full);
    first.apply(
      changeLogFixture({ revision: 5, listings: [listingFixture({ id: 2, city: "Gent" })], removedListings: [1] }),
    );
    first.close();
    const second = open();
    const { position, trees, types, rows } = second.load();
    expect(position).toEqual({ epoch: "one", revision: 5 });
    expect([trees.length, types.length, [...rows.byId].map((slot) => rows.columns.id[slot])]).toEqual([1, 4, [2]]);
    expect(second.listing(2)?.city).toBe("Gent");
    expect(second.listing(1)).toBeNull();
    second.close();
    expect(discarded).toEqual([]);
  });

  it("ROUTE-5 finds a listing by its source's own reference, in another case where that is unambiguous", () => {
    const named = (id: number, key: string) => listingFixture({ id, key });
    const first = open();
    first.apply({
      ...full,
      listings: [
        named(1, "crm/A-1"),
        named(2, "crm/0013AbC"),
        named(3, "crm/0013abc"),
        named(4, "crm/\u00e9t\u00e9"),
        named(5, ""),
      ],
    });
    first.apply(changeLogFixture({ revision: 5, listings: [named(1, "crm/B-1")], removedListings: [4] }));
    first.close();
    const second = open();
    const found = (...keys: string[]) => keys.map((key) => second.idOf(key));
    expect(found("crm/B-1", "crm/b-1", "crm/0013AbC", "crm/0013abc")).toEqual([1, 1, 2, 3]);
    expect(found("crm/A-1", "crm/0013ABC", "crm/\u00e9t\u00e9", "", "crm/")).toEqual([null, null, null, null, null]);
    second.apply({ ...full, listings: [named(4, "crm/\u00e9t\u00e9")] });
    expect(found("crm/e\u0301TE\u0301", "crm/B-1")).toEqual([4, null]);
    second.close();
  });

  it("CMS-15 finds the listings of an agent by address or name, as they are now", () => {
    const agent = (name: string, email: string) => ({ name, email, phone: "", pictureUrl: "" });
    const store = open();
    store.apply({
      ...full,
      listings: [
        listingFixture({ id: 1, agent: agent("Anna Claes", "Anna@agency.be") }),
        listingFixture({ id: 2, agent: agent(" anna  claes", "") }),
        listingFixture({ id: 3, agent: null }),
        listingFixture({ id: 4, agent: agent("Bo", "") }),
      ],
    });
    const found = () => store.listingsOfAgent({ email: "anna@agency.be", name: "anna claes" }).map(({ id }) => id);
    expect(found()).toEqual([1, 2]);
    expect(store.listingsOfAgent({ email: "", name: "nobody" })).toEqual([]);
    store.apply(
      changeLogFixture({
        revision: 5,
        listings: [listingFixture({ id: 2, agent: null })],
        removedListings: [1],
      }),
    );
    expect(found()).toEqual([]);
    store.close();
  });

  it("PROP-13 keeps projects and the listings that are their units over a restart", () => {
    const unit = (id: number, projectReference: string) => listingFixture({ id, projectReference });
    const first = open();
    first.apply({
      ...full,
      listings: [unit(1, "crm/P-1"), unit(2, "crm/P-1"), unit(3, "crm/P-2"), unit(4, "")],
      projects: [projectFixture({ id: 1 }), projectFixture({ id: 2 })],
    });
    first.apply(
      changeLogFixture({
        revision: 5,
        listings: [unit(3, "crm/P-1")],
        removedListings: [2],
        projects: [projectFixture({ id: 3, city: "Gent" })],
        removedProjects: [2],
      }),
    );
    first.close();
    const second = open();
    expect(second.load().projects.map(({ id, city }) => `${id} ${city}`)).toEqual(["1 Antwerpen", "3 Gent"]);
    expect(second.unitsOf("crm/P-1")).toEqual([1, 3]);
    expect(second.unitsOf("crm/P-2")).toEqual([]);
    second.apply({ ...full, projects: [] });
    expect([second.load().projects, second.unitsOf("crm/P-1")]).toEqual([[], []]);
    second.close();
    expect(discarded).toEqual([]);
  });

  it("is complete or unchanged when writing an answer fails", () => {
    const store = open();
    store.apply(full);
    const writer = new Database(join(folder, "replica.sqlite"));
    writer.exec("CREATE TRIGGER full BEFORE INSERT ON meta BEGIN SELECT RAISE(FAIL, 'disk full'); END");
    expect(() => store.apply(changeLogFixture({ revision: 6, removedListings: [1, 2] }))).toThrow("disk full");
    writer.close();
    expect(store.load()).toMatchObject({ position: { revision: 4 } });
    expect(store.load().rows.count).toBe(2);
    store.close();
  });

  it.each([
    ["is no database", () => writeFileSync(join(folder, "replica.sqlite"), "rubbish".repeat(1000))],
    ["is empty", () => writeFileSync(join(folder, "replica.sqlite"), "")],
    [
      "has another format",
      () => {
        const db = new Database(join(folder, "replica.sqlite"));
        db.exec("CREATE TABLE meta (x); PRAGMA user_version = 2");
        db.close();
      },
    ],
    [
      "has rows of another shape",
      () => {
        const store = open();
        store.apply(full);
        store.close();
        const db = new Database(join(folder, "replica.sqlite"));
        db.exec(`UPDATE facts SET numbers = '{"id":1}'`);
        db.close();
      },
    ],
  ])("is recreated when it %s", (_what, spoil) => {
    spoil();
    const store = open();
    expect(store.load().position).toBeNull();
    store.apply(full);
    expect(store.load().rows.count).toBe(2);
    store.close();
  });

  it("is refilled when it breaks in use, while memory serves", () => {
    const store = open();
    const holder = new ReplicaHolder(store);
    holder.apply(full);
    const db = new Database(join(folder, "replica.sqlite"));
    db.exec("DROP TABLE facts; DROP TABLE listings; DROP TABLE cards");
    db.close();
    expect(() => holder.apply(changeLogFixture({ revision: 5, removedListings: [1] }))).toThrow();
    expect(holder.current.catalog.ids()).toEqual([2, 1]);
    expect(holder.position).toBeNull();
    holder.apply({ ...full, revision: 5 });
    expect(store.load().rows.count).toBe(2);
    store.close();
  });

  it.each(["asked before anything changes", "changed before anybody asks"])(
    "PROP-3 finds by text after a restart, %s",
    async (order) => {
      const loft = (id: number) => listingFixture({ id, typeDescription: { nl: `Loft ${id}` } });
      const first = open();
      first.apply({ ...full, listings: [loft(1), loft(2), loft(3)] });
      first.close();
      const store = open();
      const holder = new ReplicaHolder(store);
      const found = (search: string) => holder.current.catalog.search({ ...emptyListingQuery(0), search }, "nl").ids;
      if (order.startsWith("asked"))
        expect([found("loft"), found("r-3"), found("villa")]).toEqual([[3, 2, 1], [3], []]);
      const villa = listingFixture({ id: 2, typeDescription: { nl: "Villa" } });
      await holder.applyInSteps(changeLogFixture({ revision: 5, listings: [villa, loft(4)], removedListings: [1] }));
      expect([found("loft"), found("villa"), found("r-1")]).toEqual([[4, 3], [2], []]);
      await holder.warm();
      expect(found("loft")).toEqual([4, 3]);
      store.close();
    },
  );

  it("CMS-10 shows a language published during an import with the import's last part, and nothing of either before", async () => {
    const store = open();
    const holder = new ReplicaHolder(store);
    holder.apply(full);
    const french = [treeFixture("nl"), treeFixture("fr")];
    const seen = () => [holder.current.tree("fr")?.language ?? null, holder.current.catalog.size];
    const listings = (from: number) => Array.from({ length: 60 }, (_, at) => listingFixture({ id: from + at }));
    await holder.applyInSteps(changeLogFixture({ revision: 5, more: true, listings: listings(10) }));
    const last = holder.applyInSteps(changeLogFixture({ revision: 6, trees: french, listings: listings(100) }));
    expect(seen()).toEqual([null, 2]);
    await last;
    expect(seen()).toEqual(["fr", 122]);
    store.close();
  });

  it("CMS-10 serves the old state until the last part of a long answer has arrived", () => {
    const store = open();
    const holder = new ReplicaHolder(store);
    holder.apply(full);
    const shown = () => [1, 2].map((id) => holder.current.catalog.card(id, "nl")?.title ?? null);
    const whole = () => [1, 2].map((id) => holder.current.catalog.find(id)?.city ?? null);
    const moved = listingFixture({ id: 2, typeDescription: { nl: "Loft" }, city: "Gent" });
    holder.apply(changeLogFixture({ revision: 5, more: true, listings: [moved], removedListings: [1] }));
    expect([shown(), whole()]).toEqual([
      ["Woning 1", "Woning 2"],
      ["Antwerpen", "Antwerpen"],
    ]);
    holder.apply(changeLogFixture({ revision: 6, listings: [listingFixture({ id: 3 })] }));
    expect([shown(), whole()]).toEqual([
      [null, "Loft"],
      [null, "Gent"],
    ]);
    store.close();
  });

  it("CMS-10 answers visitors between the slices of a long answer, from the old state until the last one", async () => {
    const store = open();
    const holder = new ReplicaHolder(store);
    const listings = (city: string) => Array.from({ length: 500 }, (_, at) => listingFixture({ id: at + 1, city }));
    holder.apply({ ...full, revision: 4, listings: listings("Antwerpen") });
    const answered: string[] = [];
    const inspect = () => {
      const { revision, catalog } = holder.current;
      // One that was not requested before, so it is read from the file.
      answered.push(`${revision} ${catalog.find(answered.length + 1)?.city}`);
    };
    let next = setImmediate(function visit() {
      inspect();
      next = setImmediate(visit);
    });
    await holder.applyInSteps(changeLogFixture({ revision: 5, listings: listings("Gent") }));
    clearImmediate(next);
    inspect();
    expect(answered.length).toBeGreaterThan(500 / 30);
    expect(new Set(answered.slice(0, -1))).toEqual(new Set(["4 Antwerpen"]));
    expect(answered.at(-1)).toBe("5 Gent");
    store.close();
  });

  it("keeps its write-ahead log short, however many answers arrive during reads", () => {
    const store = open();
    const holder = new ReplicaHolder(store);
    holder.apply(full);
    const long = "x".repeat(20_000);
    for (let revision = 5; revision < 500; revision++) {
      holder.apply(changeLogFixture({ revision, listings: [listingFixture({ id: 2, description: { nl: long } })] }));
      expect(holder.current.catalog.find(2)?.description.nl).toBe(long);
    }
    expect(statSync(join(folder, "replica.sqlite-wal")).size).toBeLessThan(10 * 1024 * 1024);
    store.close();
  });

  it("PROP-10 changes state when a sold listing's days are over, and only then", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-01") });
    const sold = listingFixture({ id: 2, marquee: 2, modifiedAt: "2026-05-31T00:00:00.000Z" });
    const store = open();
    const holder = new ReplicaHolder(store);
    holder.apply({ ...full, trees: [treeFixture("nl", { propertyList: { showSoldFor: 2 } })], listings: [sold] });
    const before = holder.current;
    const listed = () => holder.current.catalog.search(emptyListingQuery(0), "nl").total;
    vi.setSystemTime(Date.parse("2026-06-01T23:59:59.999Z"));
    holder.refresh();
    expect([holder.current === before, listed()]).toEqual([true, 1]);
    vi.setSystemTime(Date.parse("2026-06-02"));
    holder.refresh();
    expect([holder.current === before, listed()]).toEqual([false, 0]);
    store.close();
  });

  it("survives being killed while writing: each answer is complete or absent", async () => {
    const script = join(import.meta.dirname, "store-killed.fixture.ts");
    const run = promisify(execFile);
    let reached = 0;
    for (const after of [40, 120, 300]) {
      await run(process.execPath, ["--import", "tsx", script, folder, String(after)]).catch(() => undefined);
      const store = open();
      const { position, rows } = store.load();
      reached = position?.revision ?? 0;
      expect(rows.count).toBe(reached * 50);
      store.close();
    }
    expect(reached).toBeGreaterThan(0);
    expect(discarded).toEqual([]);
  }, 60_000);
});
