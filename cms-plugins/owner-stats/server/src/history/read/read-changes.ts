import { homeStates } from "@gevel/config";
import { table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { homeChangesTable } from "../history-tables.js";
import { newestOfHomes, type Newest } from "./newest-of-homes.js";
import type { HomeEvent } from "./read-entries.js";

const shared = { listing: z.number(), at: z.coerce.number() };
const changes = z.array(
  z.discriminatedUnion("kind", [
    z.object({ ...shared, kind: z.literal("price"), before: z.number().nullable(), after: z.number().nullable() }),
    z.object({ ...shared, kind: z.literal("state"), state: z.enum(homeStates) }),
  ]),
);

/** Prices and states that became others while the house looked on. */
export async function readHomeChanges(
  strapi: Core.Strapi,
  { homes, before: earlierThan, moments }: Newest,
): Promise<HomeEvent[]> {
  const rows = await newestOfHomes(strapi, moments, (trx) => {
    const query = table(strapi, trx, homeChangesTable)
      .whereIn("listing", [...homes])
      .select("*");
    if (earlierThan) void query.where("at", "<", earlierThan.getTime());
    return { query, home: "listing", moment: "at" };
  });
  return changes.parse(rows).map((change) => {
    const at = new Date(change.at).toISOString();
    if (change.kind === "state") return { home: change.listing, event: { kind: "state", at, state: change.state } };
    return { home: change.listing, event: { kind: "price", at, before: change.before, after: change.after } };
  });
}
