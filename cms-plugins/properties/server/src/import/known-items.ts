import { inTransaction, table } from "@gevel/kit";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readNumber, readText, readTime } from "../rows/read-value.js";
import { tableOf } from "../rows/table-of.js";

/** What an import needs to know of an item that is there already. */
export interface KnownItem {
  id: number;
  reference: string;
  checksum: string;
  rawChecksum: string;
  publicSince: Date | null;
  withdrawn: boolean;
}

export type KnownItems = ReadonlyMap<string, KnownItem>;

const rows = z.array(z.record(z.string(), z.unknown()));

/** The items of a source by reference: all of them, or those of a short list. */
export function readKnown(
  strapi: Core.Strapi,
  uid: string,
  source: string,
  references: readonly string[] | "all",
): Promise<KnownItems> {
  const { name, column } = tableOf(strapi, uid);
  return inTransaction(strapi, async ({ trx }) => {
    const query = table(strapi, trx, name)
      .where(column("source"), source)
      .select(
        "id",
        ...["reference", "checksum", "rawChecksum", "publicSince", "withdrawnAt"].map((key) => column(key)),
      );
    if (references !== "all") query.whereIn(column("reference"), [...references]);
    return new Map(
      rows.parse(await query).map((row) => [
        readText(row[column("reference")]),
        {
          id: readNumber(row.id) ?? 0,
          reference: readText(row[column("reference")]),
          checksum: readText(row[column("checksum")]),
          rawChecksum: readText(row[column("rawChecksum")]),
          publicSince: readTime(row[column("publicSince")]),
          withdrawn: readTime(row[column("withdrawnAt")]) !== null,
        },
      ]),
    );
  });
}
