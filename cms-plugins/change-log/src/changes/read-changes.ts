import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { Change, ChangeKind } from "./change.js";
import { changesTable, counterTable } from "./change-tables.js";

const counterRow = z.object({ epoch: z.string(), value: z.coerce.number().int() });
const changeRow = z.object({ seq: z.coerce.number().int(), kind: z.string(), key: z.string() });

interface Revision {
  /** Names this database; another one in its place has another. */
  epoch: string;
  /** Number of the last committed change. */
  value: number;
}

export function currentRevision(strapi: Core.Strapi): Promise<Revision> {
  return inTransaction(strapi, async ({ trx }) =>
    counterRow.parse(await table(strapi, trx, counterTable).where({ id: 1 }).first("epoch", "value")),
  );
}

/** The changes numbered above `after`, lowest first. */
export function readChanges(strapi: Core.Strapi, after: number, limit: number): Promise<Change[]> {
  return inTransaction(strapi, async ({ trx }) =>
    z
      .array(changeRow)
      .parse(
        await table(strapi, trx, changesTable)
          .where("seq", ">", after)
          .orderBy("seq")
          .limit(limit)
          .select("seq", "kind", "key"),
      ),
  );
}

/** All there is of one kind, by its key. */
export function keysOfKind(strapi: Core.Strapi, kind: ChangeKind): Promise<string[]> {
  return inTransaction(strapi, async ({ trx }) => {
    const rows: unknown = await table(strapi, trx, changesTable).where({ kind }).select("key");
    return z
      .array(z.object({ key: z.string() }))
      .parse(rows)
      .map(({ key }) => key);
  });
}

/** The highest change number of one kind, 0 when it never changed. */
export function lastChangeOf(strapi: Core.Strapi, kind: ChangeKind): Promise<number> {
  return inTransaction(strapi, async ({ trx }) => {
    const row: unknown = await table(strapi, trx, changesTable).where({ kind }).max({ seq: "seq" }).first();
    return z.object({ seq: z.coerce.number().int() }).parse(row).seq;
  });
}
