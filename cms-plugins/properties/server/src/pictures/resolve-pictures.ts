import type { ChangeKind } from "@gevel/change-log";
import { inTransaction, table, tableOf } from "@gevel/core";
import { versionedPicture, type Picture, pictureSchema } from "@gevel/config";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { pluginSettings } from "../settings/plugin-settings.js";
import { isContentAddressed } from "./content-addressed.js";
import { pictureKey } from "./picture-key.js";
import { picturesTable, usesTable } from "./picture-tables.js";
import { onSourceHosts } from "./source-hosts.js";
import type { ItemKind } from "../items/item-kind.js";
import { itemKinds } from "../import/validation/item-kinds.js";
import { readJson } from "../rows/read-value.js";

const rows = z.array(z.record(z.string(), z.unknown()));
const pictures = z.array(pictureSchema.pick({ url: true }));

/** The kinds that have pictures: all that can be imported. */
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

const checkedRows = z.array(
  z.object({
    address: z.string(),
    state: z.string(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    thumbhash: z.string().nullable(),
    copy: z.string().nullable(),
    changed_at: z.coerce.number().nullable(),
  }),
);
const itemRows = z.array(z.object({ item: z.number().int() }));
type Known = z.infer<typeof checkedRows>[number];

/** States of a checked picture: the site's view follows from its row. */
export const checkedStates = ["ready", "refused"];

/** Maps the pictures of a listing or a project to what the site shows. */
export type PictureResolver = (pictures: readonly Picture[]) => Picture[];

/** For pictures without stored facts. */
export const unresolvedPictures: PictureResolver = (pictures) => [...pictures];

/** With its version where known: a browser then need not ask whether the picture was replaced. */
function addressOf(url: string, { changed_at }: Known): string {
  if (isContentAddressed(url)) return versionedPicture(url, 0);
  return url.startsWith("/uploads/") && changed_at !== null ? versionedPicture(url, changed_at) : url;
}

/** SQLite binds 32,766 values. */
const itemsAtOnce = 5_000;

/** For new items: the pictures they show are not recorded yet, and may be known from other items. */
async function keysOf(strapi: Core.Strapi, kind: ChangeKind, items: readonly number[]): Promise<string[]> {
  const described = kindsWithPictures.find(({ change }) => change === kind);
  if (!described || items.length === 0) return [];
  const addresses = await readPictureAddresses(strapi, described, items);
  return [...new Set([...addresses.values()].flat().map(pictureKey))];
}

/**
 * Facts about these items' pictures: size, placeholder, and the copy of a foreign one. Rejected pictures are left out:
 * the site would not show them either. All others keep their address, with its version.
 */
export async function readPictureResolver(
  strapi: Core.Strapi,
  kind: ChangeKind,
  items: readonly number[],
): Promise<PictureResolver> {
  const isCopied = pluginSettings(strapi).foreignPictures === "copied";
  const isSources = await onSourceHosts(strapi);
  const known = new Map<string, Known>();
  for (let start = 0; start < items.length; start += itemsAtOnce)
    await inTransaction(strapi, async ({ trx }) => {
      const some = items.slice(start, start + itemsAtOnce);
      const uses = () => table(strapi, trx, usesTable).where({ kind }).whereIn("item", some);
      const checkedPictures = () =>
        table(strapi, trx, picturesTable)
          .whereIn("state", checkedStates)
          .select("address", "state", "width", "height", "thumbhash", "copy", "changed_at");
      const addRows = (found: unknown) => {
        for (const row of checkedRows.parse(found)) known.set(row.address, row);
      };
      addRows(await checkedPictures().whereIn("key", uses().distinct("key")));
      const followed = new Set(itemRows.parse(await uses().distinct("item")).map(({ item }) => item));
      const keys = await keysOf(
        strapi,
        kind,
        some.filter((item) => !followed.has(item)),
      );
      for (let at = 0; at < keys.length; at += itemsAtOnce)
        addRows(await checkedPictures().whereIn("key", keys.slice(at, at + itemsAtOnce)));
    });
  return (pictures) =>
    pictures.flatMap((picture): Picture[] => {
      const facts = known.get(picture.url);
      const ofSource = isSources(picture.url);
      if (!facts) return ofSource ? [] : [picture];
      if (facts.state === "refused") return [];
      const { width, height, thumbhash, copy } = facts;
      const url = addressOf(((isCopied || ofSource) && copy) || picture.url, facts);
      return [{ ...picture, url, width, height, thumbhash }];
    });
}

const copyRow = z.object({ copy: z.string().nullable() }).optional();

/** Address of a picture's copy; null where there is none. */
export async function copyOf(strapi: Core.Strapi, address: string): Promise<string | null> {
  const row: unknown = await inTransaction(strapi, ({ trx }) =>
    table(strapi, trx, picturesTable)
      .where({ key: pictureKey(address), state: "ready" })
      .first("copy"),
  );
  return copyRow.parse(row)?.copy ?? null;
}
