import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { listingStatesTable } from "../history/history-tables.js";

const dayMs = 86_400_000;

const rows = z.array(
  z.object({ goal: z.number(), homes: z.coerce.number(), since: z.coerce.number(), ended: z.coerce.number() }),
);

/** How many listings of each goal the CMS saw sold or let, and for how many days they were on offer on average. */
export async function readSoldListings(strapi: Core.Strapi) {
  const found: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, listingStatesTable)
      .whereNotNull("ended_at")
      .whereIn("state", ["sold", "rented"])
      .groupBy("goal")
      .select("goal")
      .count({ homes: "*" })
      .avg({ since: "since", ended: "ended_at" }),
  );
  const known = rows.parse(found);
  return (goal: number) => {
    const { homes, since, ended } = known.find((row) => row.goal === goal) ?? { homes: 0, since: 0, ended: 0 };
    return { homes, averageDays: (ended - since) / dayMs };
  };
}
