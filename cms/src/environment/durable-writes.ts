import type { Core } from "@strapi/strapi";
import env from "./env";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

let durable = false;

const synchronous = () => `synchronous = ${durable ? "FULL" : "NORMAL"}`;

/**
 * Sets up a connection to SQLite. A start waits for no disk at each of its thousand writes: should the power fail, the
 * file is whole all the same (https://www.sqlite.org/wal.html#performance_considerations), and the next start makes again
 * what is missing.
 */
export function setUpSqlite(connection: SqliteConnection): void {
  connection.pragma("journal_mode = WAL");
  connection.pragma("busy_timeout = 10000");
  connection.pragma(synchronous());
}

/** From here on what is told as stored is on the disk: leads and imports must outlast a power cut. Ends every start. */
export async function writeDurably(strapi: Core.Strapi): Promise<void> {
  durable = true;
  if (env.DATABASE_URL !== undefined) return;
  await strapi.db.connection.raw(`pragma ${synchronous()}`);
  await strapi.db.connection.raw("pragma wal_checkpoint(passive)");
}
