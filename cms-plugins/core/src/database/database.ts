import type { Core } from "@strapi/strapi";

/** Knex as Strapi ships it; a transaction is one too. */
export type Connection = Core.Strapi["db"]["connection"];

export interface RunningTransaction {
  trx: Connection;
  /** The callback must not throw or reject: nothing would catch it. */
  onCommit: (callback: () => void) => void;
}

/** Runs the work in the transaction that is already open, or in a new one. */
export async function inTransaction<Result>(
  strapi: Core.Strapi,
  callback: (transaction: RunningTransaction) => Promise<Result>,
): Promise<Result> {
  return await strapi.db.transaction(callback);
}

/**
 * Runs the callback in a transaction that sees one committed state from its first read to its last, whatever others
 * commit meanwhile. On SQLite every transaction does. Inside an open transaction it reads in that one, whose isolation
 * can no longer be changed.
 */
export function inSnapshot<Result>(strapi: Core.Strapi, callback: () => Promise<Result>): Promise<Result> {
  if (strapi.db.inTransaction()) return callback();
  return inTransaction(strapi, async ({ trx }) => {
    if (strapi.db.dialect.client === "postgres") {
      await trx.raw("set transaction isolation level repeatable read, read only");
    }
    return callback();
  });
}

/** A query on a table in the schema the CMS is set to use. */
export function table(strapi: Core.Strapi, trx: Connection, name: string) {
  const schema = strapi.db.getSchemaName();
  return schema ? trx(name).withSchema(schema) : trx(name);
}
