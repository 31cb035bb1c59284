import type { ChangeKind } from "@gevel/change-feed";
import { inTransaction, table } from "@gevel/kit";
import type { Picture } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { picturesTable, usesTable } from "./picture-tables.js";

const knownRows = z.array(
  z.object({
    address: z.string(),
    state: z.string(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    thumbhash: z.string().nullable(),
    copy: z.string().nullable(),
  }),
);
type Known = z.infer<typeof knownRows>[number];

/** The pictures of a listing or a project as the site shall know them. */
export type ShownPictures = (pictures: readonly Picture[]) => Picture[];

/** What is told of pictures that nothing is known of. */
export const picturesAsSent: ShownPictures = (pictures) => [...pictures];

/** SQLite binds 32,766 values. */
const itemsAtOnce = 5_000;

/**
 * What is known of these items' pictures: their size and placeholder, and where a foreign one was copied to. One that
 * was refused is left out: the site would not show it either. All others keep the address they came with.
 */
export async function readShownPictures(
  strapi: Core.Strapi,
  kind: ChangeKind,
  items: readonly number[],
): Promise<ShownPictures> {
  const isCopied = pluginSettings(strapi).foreignPictures === "copied";
  const known = new Map<string, Known>();
  for (let start = 0; start < items.length; start += itemsAtOnce)
    await inTransaction(strapi, async ({ trx }) => {
      const shown = table(strapi, trx, usesTable)
        .where({ kind })
        .whereIn("item", items.slice(start, start + itemsAtOnce))
        .distinct("key");
      const found = await table(strapi, trx, picturesTable)
        .whereIn("state", ["ready", "refused"])
        .whereIn("key", shown)
        .select("address", "state", "width", "height", "thumbhash", "copy");
      for (const row of knownRows.parse(found)) known.set(row.address, row);
    });
  if (known.size === 0) return picturesAsSent;
  return (pictures) =>
    pictures.flatMap((picture): Picture[] => {
      const facts = known.get(picture.url);
      if (!facts) return [picture];
      if (facts.state === "refused") return [];
      const { width, height, thumbhash, copy } = facts;
      return [{ ...picture, url: (isCopied && copy) || picture.url, width, height, thumbhash }];
    });
}
