import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Core } from "@strapi/strapi";
import { checkCommits } from "./reject-failed-commits.js";

type Knex = Core.Strapi["db"]["connection"];

/** knex is a dependency of Strapi's database alone. */
const strapi = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi"));
const makeKnex = createRequire(strapi.resolve("@strapi/database"))("knex") as (settings: object) => Knex;

const openDatabase = async () => {
  const knex = makeKnex({
    client: "better-sqlite3",
    connection: { filename: ":memory:" },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await knex.raw("pragma foreign_keys = on");
  await knex.raw("create table parents (id integer primary key)");
  await knex.raw("create table children (parent integer references parents (id) deferrable initially deferred)");
  return knex;
};

async function commitOrphan(knex: Knex): Promise<void> {
  const transaction = await knex.transaction();
  await transaction("children").insert({ parent: 1 });
  await transaction.commit();
}

describe("a COMMIT that fails in Strapi's knex", () => {
  let knex: Knex;
  beforeAll(async () => {
    knex = await openDatabase();
  });
  afterAll(() => knex.destroy());

  it("is hidden from the caller: when this test fails, remove reject-failed-commits.ts and decision 110", async () => {
    await expect(commitOrphan(knex)).resolves.toBeUndefined();
    await expect(knex.raw("begin")).rejects.toThrow("within a transaction");
    await knex.raw("rollback");
  });

  it("Q-6 rejects with the checking client, and frees the connection", async () => {
    checkCommits(knex);
    await expect(commitOrphan(knex)).rejects.toThrow("FOREIGN KEY");
    await knex.raw("begin");
    await knex.raw("rollback");
  });

  it("Q-6 queries after a rollback by the database are rejected, and the first error is reported", async () => {
    const failing = knex.transaction(async (trx) => {
      await trx("parents").insert({ id: 1 });
      // As SQLite does it by itself on a full disk: https://www.sqlite.org/lang_transaction.html
      await trx.raw("rollback").catch(() => undefined);
      await trx("parents").insert({ id: 2 });
    });
    await expect(failing).rejects.toThrow("rolled back by the database");
    expect(await knex("parents").select()).toEqual([]);
  });
});
