import { createRequire } from "node:module";
import type { Core } from "@strapi/strapi";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeQueriesYield } from "./yield-between-queries.js";

type Knex = Core.Strapi["db"]["connection"];

/** knex is a dependency of Strapi's database alone. */
const strapi = createRequire(createRequire(import.meta.url).resolve("@strapi/strapi"));
const makeKnex = createRequire(strapi.resolve("@strapi/database"))("knex") as (settings: object) => Knex;

let knex: Knex;
beforeAll(async () => {
  knex = makeKnex({
    client: "better-sqlite3",
    connection: { filename: ":memory:" },
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  // Knex loads its driver before the first query.
  await knex.raw("select 1");
});
afterAll(() => knex.destroy());

/** Some milliseconds of work. */
const count = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 100000) select count(*) from n";

/** Whether the event loop turned during consecutive queries, in a transaction and outside. */
async function yields(): Promise<boolean> {
  let isOver = false;
  let hasYielded = false;
  setImmediate(() => (hasYielded = !isOver));
  const transaction = await knex.transaction();
  for (let query = 0; query < 20; query += 1) await transaction.raw(count);
  await transaction.commit();
  isOver = true;
  return hasYielded;
}

it("consecutive SQLite queries block the event loop unless they yield", async () => {
  expect(await yields()).toBe(false);
  makeQueriesYield(knex);
  expect(await yields()).toBe(true);
});
