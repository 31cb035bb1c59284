import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";

/** An item that was sent otherwise than last time and says the same. */
export interface UnchangedItem {
  id: number;
  checksum: string;
  rawChecksum: string;
}

/**
 * Remembers how an item was sent, so that the next import need not read it again. Nothing of it changed: no change number,
 * no later date. Whoever wrote it or gave it back to its feed meanwhile took its checksum away, and that stays as it is.
 */
export async function storeRawChecksums(
  strapi: Core.Strapi,
  uid: string,
  items: readonly UnchangedItem[],
): Promise<void> {
  const { name, column } = tableOf(strapi, uid);
  await inTransaction(strapi, async ({ trx }) => {
    for (const { id, checksum, rawChecksum } of items)
      await table(strapi, trx, name)
        .where({ id, [column("checksum")]: checksum })
        .update({ [column("rawChecksum")]: rawChecksum });
  });
}
