import { isDeepStrictEqual } from "node:util";
import type { Core, UID } from "@strapi/strapi";
import { entryContent, populateEntry } from "@gevel/core";
import type { Version, Versions } from "./sync-values";

async function contentOf(strapi: Core.Strapi, uid: UID.ContentType, { id }: Version): Promise<unknown> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id }, populate: populateEntry(strapi, uid) });
  return row === null ? null : entryContent(strapi, uid, row);
}

/** Unlike `update`, which always writes the present moment. */
const setUpdatedAt = (strapi: Core.Strapi, uid: UID.ContentType, { id }: Version, updatedAt: Date) =>
  strapi.db.query(uid).updateMany({ where: { id }, data: { updatedAt } });

/**
 * Strapi calls a language "modified" when its draft was written after its publication. A shared value that was written
 * into both of them must neither leave it so when nothing else differs, nor hide a draft that does differ.
 * `before` is when each published version was last published by staff.
 */
export async function restoreStatus(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { drafts, published }: Versions,
  before: ReadonlyMap<number, Date>,
): Promise<void> {
  for (const version of published) {
    const draft = drafts.find(({ locale }) => locale === version.locale);
    const timestamp = before.get(version.id);
    if (draft === undefined || timestamp === undefined) continue;
    const isSame =
      draft.updatedAt <= timestamp ||
      isDeepStrictEqual(await contentOf(strapi, uid, draft), await contentOf(strapi, uid, version));
    const meant = isSame && draft.updatedAt > timestamp ? draft.updatedAt : timestamp;
    if (version.updatedAt.getTime() !== meant.getTime()) await setUpdatedAt(strapi, uid, version, meant);
  }
}
