import { inTransaction, type Connection, type table } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** What is asked of each home: its newest, those of one moment together, that lie before a moment. */
export interface Newest {
  listings: readonly number[];
  before: Date | null;
  /** Moments of each home. */
  limit: number;
}

type Query = ReturnType<typeof table>;

/**
 * The newest rows of each of several homes in one statement. `rows` asks for all of them, with the columns `home` and `moment`
 * among others; both as they are called in that query, since a statement knows no names it gives itself.
 */
export async function newestPerListing(
  strapi: Core.Strapi,
  limit: number,
  rows: (trx: Connection) => { query: Query; home: string; timestamp: string },
): Promise<unknown> {
  return inTransaction(strapi, async ({ trx }) => {
    const { query, home, timestamp } = rows(trx);
    const ranked = query.select(
      trx.raw("dense_rank() over (partition by ?? order by ?? desc) as ??", [home, timestamp, "place"]),
    );
    const answer: unknown = await trx.select("*").from(ranked.as("ranked")).where("place", "<=", limit);
    return answer;
  });
}
