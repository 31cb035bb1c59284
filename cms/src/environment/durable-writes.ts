import type { Core } from "@strapi/strapi";
import env from "./env";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

let durable = false;

const synchronous = () => `synchronous = ${durable ? "FULL" : "NORMAL"}`;

/**
 * Sets up a connection to SQLite. A start does not sync to disk at each of its thousand writes: after a power failure
 * the file is consistent all the same (https://www.sqlite.org/wal.html#performance_considerations), and the next start
 * recreates what is missing.
 */
export function setUpSqlite(connection: SqliteConnection): void {
  connection.pragma("journal_mode = WAL");
  connection.pragma("busy_timeout = 10000");
  connection.pragma(synchronous());
}

/**
 * From here on every acknowledged write is on disk: leads and imports must survive a power failure. Called at the end
 * of every start.
 */
export async function writeDurably(strapi: Core.Strapi): Promise<void> {
  durable = true;
  if (env.DATABASE_URL !== undefined) return;
  await strapi.db.connection.raw(`pragma ${synchronous()}`);
  await strapi.db.connection.raw("pragma wal_checkpoint(passive)");
}
