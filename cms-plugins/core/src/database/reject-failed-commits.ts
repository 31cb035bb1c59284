import { z } from "zod";
import { perStrapi } from "../per-strapi.js";

/** A driver's connection: better-sqlite3 says whether a transaction is open, knex discards disposed connections. */
interface DriverConnection {
  inTransaction?: boolean;
  exec?(statement: string): unknown;
  __knex__disposed?: unknown;
}

interface Query {
  sql: string;
  response?: { command?: string };
}

/** The methods knex 3 calls on a transaction when its transactor commits or rolls back. */
interface KnexTransaction extends PromiseLike<unknown> {
  trxClient: { query(...sent: unknown[]): Promise<unknown> };
  commit(connection: unknown, value: unknown): Promise<unknown>;
  release(connection: unknown, value: unknown): Promise<unknown>;
  rollback(connection: unknown, cause: unknown): Promise<unknown>;
  rollbackTo(connection: unknown, cause: unknown): Promise<unknown>;
  isCompleted(): boolean;
}

interface KnexClient {
  /** Only on the client of a transaction. */
  transacting?: boolean;
  _query(connection: DriverConnection, query: Query): Promise<Query>;
  transaction(...of: unknown[]): KnexTransaction;
}

const knexClient = z.custom<KnexClient & { constructor: new (...of: never[]) => KnexClient }>(
  (client) => client instanceof Object && "_query" in client && "transaction" in client,
  "knex has another client than the one whose commits are checked",
);

const commits = /^commit\b/i;
const opens = /^begin\b/i;
const rollsBack = /^rollback\b(?! to)/i;

/** An error reported by PostgreSQL itself: the transaction is over and the connection is usable. */
const postgresError = z.object({ severity: z.literal("ERROR") });

/** A connection whose COMMIT failed begins its next transaction with nothing left of this one. */
function abandon(connection: DriverConnection, cause: unknown): void {
  try {
    if (connection.inTransaction) connection.exec?.("rollback");
    else if (connection.exec === undefined && !postgresError.safeParse(cause).success) throw cause;
  } catch {
    // The connection's state is unknown: knex opens a new one.
    connection.__knex__disposed = cause;
  }
}

async function sendChecked(send: () => Promise<Query>, connection: DriverConnection, { sql }: Query): Promise<Query> {
  if (!commits.test(sql)) return send();
  const result = await send().catch((cause: unknown) => {
    abandon(connection, cause);
    throw cause;
  });
  // PostgreSQL ends a transaction in which a statement failed this way, and calls it no error:
  // https://www.postgresql.org/docs/current/sql-commit.html
  if (result.response?.command === "ROLLBACK")
    throw new Error("the transaction was rolled back: one of its statements had failed before");
  return result;
}

/** Makes `commit` reject with its transaction's error; the rollback that follows then has nothing to do. */
function rejectFailedCommit(transaction: KnexTransaction): KnexTransaction {
  let failed = false;
  const settled = (end: KnexTransaction["commit"]): KnexTransaction["commit"] => {
    return async (connection, value) => {
      const answer = await end.call(transaction, connection, value);
      try {
        await transaction;
      } catch (cause) {
        failed = true;
        // Its connection is released: further queries would run outside any transaction.
        transaction.trxClient.query = () => Promise.reject(new Error("this transaction could not be committed"));
        throw cause;
      }
      return answer;
    };
  };
  const unlessFailed = (undo: KnexTransaction["rollback"]): KnexTransaction["rollback"] => {
    return async (connection, cause) => {
      if (!failed) return undo.call(transaction, connection, cause);
      failed = false;
      return undefined;
    };
  };
  const isCompleted = transaction.isCompleted.bind(transaction);
  transaction.commit = settled(transaction.commit);
  transaction.release = settled(transaction.release);
  transaction.rollback = unlessFailed(transaction.rollback);
  transaction.rollbackTo = unlessFailed(transaction.rollbackTo);
  // Strapi runs the hooks of a rollback only if the transaction is not completed.
  transaction.isCompleted = () => !failed && isCompleted();
  return transaction;
}

/**
 * Replaces the client of a knex by one of a subclass, which also makes its transactions, nested ones included; knex
 * itself is unchanged.
 */
export function checkCommits(knex: { client: unknown }): void {
  const client = knexClient.parse(knex.client);
  class CheckedClient extends client.constructor {
    override async _query(connection: DriverConnection, query: Query): Promise<Query> {
      // SQLite rolls back by itself where the disk is full: https://www.sqlite.org/lang_transaction.html
      if (this.transacting && connection.inTransaction === false && !opens.test(query.sql)) {
        if (rollsBack.test(query.sql)) return query;
        throw new Error("the transaction was rolled back by the database: one of its statements had failed before");
      }
      return sendChecked(() => super._query(connection, query), connection, query);
    }
    override transaction(...of: unknown[]): KnexTransaction {
      return rejectFailedCommit(super.transaction(...of));
    }
  }
  Object.setPrototypeOf(client, CheckedClient.prototype);
}

/**
 * a failed COMMIT rejects for the caller that commits. knex 3 reports it to `executionPromise` only,
 * `trx.commit()` resolves, and Strapi awaits nothing else (decision 110, knex/knex#6141).
 */
export const rejectFailedCommits = perStrapi((strapi): void => checkCommits(strapi.db.connection));
