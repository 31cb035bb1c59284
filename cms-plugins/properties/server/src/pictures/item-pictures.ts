import { pictureSchema } from "@gevel/config";
import { inTransaction, table, tableOf } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import type { ItemKind } from "../items/item-kind.js";
import { itemKinds } from "../import/validation/item-kinds.js";
import { readJson } from "../rows/read-value.js";

const rows = z.array(z.record(z.string(), z.unknown()));
const pictures = z.array(pictureSchema.pick({ url: true }));

/** What has pictures: whatever an import takes. */
export const kindsWithPictures: readonly ItemKind[] = Object.values(itemKinds);

/** The addresses that these items have now, by the item's id. */
export async function readPictureAddresses(
  strapi: Core.Strapi,
  kind: ItemKind,
  items: readonly number[],
): Promise<Map<number, string[]>> {
  const { name, column } = tableOf(strapi, kind.uid);
  return await inTransaction(strapi, async ({ trx }) => {
    const found = await table(strapi, trx, name)
      .whereIn("id", [...items])
      .select("id", column("pictures"));
    return new Map(
      rows
        .parse(found)
        .map((row) => [
          z.number().parse(row.id),
          readJson(row[column("pictures")], pictures, []).map(({ url }) => url),
        ]),
    );
  });
}
