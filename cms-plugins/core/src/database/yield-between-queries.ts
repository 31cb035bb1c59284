import { z } from "zod";
import { perStrapi } from "../per-strapi.js";
import { createTurnYielder } from "../jobs/event-loop.js";

interface KnexClient {
  _query(connection: unknown, query: unknown): Promise<unknown>;
}

const sqliteClient = z.custom<KnexClient & { constructor: new (...of: never[]) => KnexClient }>(
  (client) => client instanceof Object && "_query" in client,
  "knex has another client than the one whose queries are sliced",
);

/** The client of a knex becomes one of a subclass, which transactions are made by as well. */
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
 * better-sqlite3 answers at once: work of a thousand queries one after the other would hold up everybody who needs none. Between two
 * of them others are let in where they have waited long enough; PostgreSQL lets them in with each query.
 */
export const yieldBetweenQueries = perStrapi((strapi): void => {
  if (strapi.db.dialect.client === "sqlite") makeQueriesYield(strapi.db.connection);
});
