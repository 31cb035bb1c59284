import { inTransaction, type Connection, type table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";

/** What is asked of each home: its newest, those of one moment together, that lie before a moment. */
export interface Newest {
  homes: readonly number[];
  before: Date | null;
  /** Moments of each home. */
  moments: number;
}

type Query = ReturnType<typeof table>;

/**
 * The newest rows of each of several homes in one statement. `rows` asks for all of them, with the columns `home` and `moment`
 * among others; both as they are called in that query, since a statement knows no names it gives itself.
 */
export async function newestOfHomes(
  strapi: Core.Strapi,
  moments: number,
  rows: (trx: Connection) => { query: Query; home: string; moment: string },
): Promise<unknown> {
  return inTransaction(strapi, async ({ trx }) => {
    const { query, home, moment } = rows(trx);
    const ranked = query.select(
      trx.raw("dense_rank() over (partition by ?? order by ?? desc) as ??", [home, moment, "place"]),
    );
    const answer: unknown = await trx.select("*").from(ranked.as("ranked")).where("place", "<=", moments);
    return answer;
  });
}
