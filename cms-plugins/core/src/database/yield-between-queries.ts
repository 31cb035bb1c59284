import { z } from "zod";
import { perStrapi } from "../per-strapi.js";
import { createTurnYielder } from "../event-loop.js";

interface KnexClient {
  _query(connection: unknown, query: unknown): Promise<unknown>;
}

const sqliteClient = z.custom<KnexClient & { constructor: new (...of: never[]) => KnexClient }>(
  (client) => client instanceof Object && "_query" in client,
  "knex has another client than the one whose queries are sliced",
);

/** Replaces the client of a knex by one of a subclass, which also makes its transactions. */
export function makeQueriesYield(knex: { client: unknown }): void {
  const client = sqliteClient.parse(knex.client);
  const pause = createTurnYielder();
  class YieldingClient extends client.constructor {
    override async _query(connection: unknown, query: unknown): Promise<unknown> {
      await pause();
      return super._query(connection, query);
    }
  }
  Object.setPrototypeOf(client, YieldingClient.prototype);
}

/**
 * better-sqlite3 is synchronous: a thousand queries in a row would block all other requests. Between two queries the
 * event loop gets a turn if it has waited long enough; with PostgreSQL every query yields.
 */
export const yieldBetweenQueries = perStrapi((strapi): void => {
  if (strapi.db.dialect.client === "sqlite") makeQueriesYield(strapi.db.connection);
});
