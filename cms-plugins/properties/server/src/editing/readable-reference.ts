import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { projectUid, propertyUid } from "../rows/content-type-uids.js";

const letters: ReadonlyMap<string, string> = new Map([
  [propertyUid, "M"],
  [projectUid, "P"],
]);

/** A reference that staff can say on the telephone, such as M-0547; the number is the entry's own. */
export const referenceOf = (uid: string, id: number): string =>
  `${letters.get(uid) ?? "X"}-${String(id).padStart(4, "0")}`;

/**
 * Writes the reference of an entry made by hand, in the transaction that makes it, and answers it. The database gives each
 * row its number: no two that are made at once have the same, and that of a deleted one does not come back. Where somebody
 * typed that very reference into another entry of the source, it is followed by a figure.
 */
export async function writeReference(strapi: Core.Strapi, uid: string, id: number, source: string): Promise<string> {
  const { name, column } = tableOf(strapi, uid);
  return await inTransaction(strapi, async ({ trx }) => {
    const isUsed = async (reference: string) => {
      const found: unknown = await table(strapi, trx, name)
        .where({ [column("source")]: source, [column("reference")]: reference })
        .first("id");
      return found !== undefined;
    };
    const plain = referenceOf(uid, id);
    let reference = plain;
    for (let figure = 2; await isUsed(reference); figure += 1) reference = `${plain}-${figure}`;
    await table(strapi, trx, name)
      .where({ id })
      .update({ [column("reference")]: reference });
    return reference;
  });
}
