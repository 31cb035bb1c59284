import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { readNumber, readText, readTime, type Row } from "../../rows/read-value.js";

/** The facts an import needs about an existing item. */
export interface ExistingItem {
  id: number;
  reference: string;
  checksum: string;
  rawChecksum: string;
  publicSince: Date | null;
  withdrawn: boolean;
}

export type ExistingItems = ReadonlyMap<string, ExistingItem>;

/** Each value is parsed below; validating every row here too would double the time. */
const rows = z.custom<Row[]>((value) => Array.isArray(value));

const attributes = ["reference", "checksum", "rawChecksum", "publicSince", "withdrawnAt"];

/** The items of a source by reference: all of them, or those of a short list. */
export function readExisting(
  strapi: Core.Strapi,
  uid: string,
  source: string,
  references: readonly string[] | "all",
): Promise<ExistingItems> {
  const { name, column } = tableOf(strapi, uid);
  const columns = Object.fromEntries(attributes.map((attribute) => [attribute, column(attribute)]));
  return inTransaction(strapi, async ({ trx }) => {
    const query = table(strapi, trx, name)
      .where(column("source"), source)
      .select({ id: "id", ...columns });
    if (references !== "all") query.whereIn(column("reference"), [...references]);
    return new Map(
      rows.parse(await query).map((row): [string, ExistingItem] => {
        const reference = readText(row.reference);
        const { checksum, rawChecksum, publicSince, withdrawnAt } = row;
        const item = {
          id: readNumber(row.id) ?? 0,
          reference,
          checksum: readText(checksum),
          rawChecksum: readText(rawChecksum),
          publicSince: readTime(publicSince),
          withdrawn: readTime(withdrawnAt) !== null,
        };
        return [reference, item];
      }),
    );
  });
}
