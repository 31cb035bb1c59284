import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { databases, type TestCms } from "../support/databases.js";
import { failCommitsOn } from "../support/failing-commits.js";

const probe = "gevel_test_probe";
type Trx = TestCms["strapi"]["db"]["connection"];
type Hook = (callback: () => void) => void;
const count = z.array(z.unknown());

describe.each(databases("sql"))("a COMMIT that fails, on $name", ({ boot, name }) => {
  let cms: TestCms;
  let heal: () => Promise<void>;
  beforeAll(async () => {
    cms = await boot();
    await cms.strapi.db.connection.schema.createTable(probe, (columns) => void columns.integer("value"));
  });
  afterAll(() => cms.close());
  beforeEach(async () => {
    await cms.strapi.db.connection(probe).delete();
    heal = await failCommitsOn(cms.strapi, probe);
  });
  afterEach(() => heal());

  const db = () => cms.strapi.db;
  const rows = async () => count.parse(await db().connection(probe).select()).length;
  const insert = (trx: Trx) => trx(probe).insert({ value: 1 });
  const transaction = (task: (running: { trx: Trx; onCommit: Hook; onRollback: Hook }) => Promise<unknown>) =>
    db().transaction(task);
  const committing: Record<string, () => Promise<unknown>> = {
    "Strapi's transaction": () => transaction(({ trx }) => insert(trx)),
    "Strapi's transaction inside another": () => transaction(() => transaction(({ trx }) => insert(trx))),
    "Strapi's transaction that its owner ends": async () => {
      const { get, commit } = await db().transaction();
      const trx = get();
      if (trx) await insert(trx);
      await commit();
    },
    "knex's transaction with a callback": () => db().connection.transaction((trx) => insert(trx)),
    "knex's transaction that its owner ends": async () => {
      const trx = await db().connection.transaction();
      await insert(trx);
      await trx.commit();
    },
    "knex's transaction provider": async () => {
      const provide = db().connection.transactionProvider();
      await insert(await provide());
      await (await provide()).commit();
    },
    "a savepoint in knex's transaction": () =>
      db().connection.transaction((trx) => trx.transaction((inner) => insert(inner))),
  };

  it.each(Object.keys(committing))("Q-6 rejects %s, and leaves nothing open", async (way) => {
    await expect(committing[way]?.()).rejects.toThrow(/FOREIGN KEY|no room/);
    expect(await rows()).toBe(0);
    await heal();
    await committing[way]?.();
    expect(await rows()).toBe(1);
    heal = async () => {};
  });

  it("Q-6 runs the hooks of a rollback, and none of a commit", async () => {
    const ran: string[] = [];
    const failing = transaction(async ({ trx, onCommit, onRollback }) => {
      onCommit(() => void ran.push("commit"));
      onRollback(() => void ran.push("rollback"));
      await insert(trx);
    });
    await expect(failing).rejects.toThrow();
    expect(ran).toEqual(["rollback"]);
  });

  it("Q-6 rejects further queries in the transaction", async () => {
    const trx = await db().connection.transaction();
    await insert(trx);
    await expect(trx.commit()).rejects.toThrow();
    await expect(insert(trx)).rejects.toThrow("could not be committed");
    await trx.rollback();
    expect(trx.isCompleted()).toBe(true);
    expect(await rows()).toBe(0);
  });

  it("Q-6 also fails where an earlier statement failed and its error was ignored", async () => {
    await heal();
    heal = async () => {};
    await db().connection.schema.alterTable(probe, (columns) => void columns.unique(["value"], { indexName: "probe" }));
    await insert(db().connection);
    const careless = transaction(async ({ trx }) => {
      await trx(probe).insert({ value: 2 });
      await insert(trx).catch(() => undefined);
      return "done";
    });
    // SQLite undoes the statement alone; PostgreSQL rolls the transaction back, and answers its COMMIT without an error.
    if (name === "SQLite") expect(await careless).toBe("done");
    else await expect(careless).rejects.toThrow("rolled back");
    expect(await rows()).toBe(name === "SQLite" ? 2 : 1);
  });
});
