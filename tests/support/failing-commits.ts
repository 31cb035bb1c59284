import type { Core } from "@strapi/strapi";

const parent = "gevel_test_parent";
const child = "gevel_test_child";
const changes = ["insert", "update"] as const;

/**
 * Makes the COMMIT fail of every transaction that inserts or changes such a row in this table, as a full disk does:
 * each statement before it succeeds. Returns a function that ends this.
 */
export async function failCommitsOn(strapi: Core.Strapi, table: string, rows?: string): Promise<() => Promise<void>> {
  const { connection, dialect } = strapi.db;
  const when = rows === undefined ? "" : `when (${rows})`;
  if (dialect.client === "sqlite") {
    await connection.raw(`create table if not exists ${parent} (id integer primary key)`);
    await connection.raw(
      `create table if not exists ${child} (parent integer references ${parent} (id) deferrable initially deferred)`,
    );
    for (const change of changes)
      await connection.raw(
        `create trigger gevel_test_${change} after ${change} on ${table} ${when} begin insert into ${child} values (1); end`,
      );
    return async () => {
      for (const change of changes) await connection.raw(`drop trigger gevel_test_${change}`);
    };
  }
  await connection.raw(
    "create or replace function gevel_test_reject() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$",
  );
  await connection.raw(
    `create constraint trigger gevel_test after ${changes.join(" or ")} on ${table} deferrable initially deferred
      for each row ${when} execute function gevel_test_reject()`,
  );
  return async () => void (await connection.raw(`drop trigger gevel_test on ${table}`));
}
