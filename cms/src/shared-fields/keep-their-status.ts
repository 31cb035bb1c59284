import { isDeepStrictEqual } from "node:util";
import type { Core, UID } from "@strapi/strapi";
import { entryContent, wholeEntry } from "@gevel/kit";
import type { Version, Versions } from "./shared-values";

async function contentOf(strapi: Core.Strapi, uid: UID.ContentType, { id }: Version): Promise<unknown> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id }, populate: wholeEntry(strapi, uid) });
  return row === null ? null : entryContent(strapi, uid, row);
}

/** Unlike `update`, which always writes the present moment. */
const setMoment = (strapi: Core.Strapi, uid: UID.ContentType, { id }: Version, updatedAt: Date) =>
  strapi.db.query(uid).updateMany({ where: { id }, data: { updatedAt } });

/**
 * Strapi calls a language "modified" when its draft was written after its publication. A shared value that was written
 * into both of them must neither leave it so when nothing else differs, nor hide a draft that does differ.
 * `before` is when each published version was last published by staff.
 */
export async function keepTheirStatus(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { drafts, published }: Versions,
  before: ReadonlyMap<number, Date>,
): Promise<void> {
  for (const version of published) {
    const draft = drafts.find(({ locale }) => locale === version.locale);
    const moment = before.get(version.id);
    if (draft === undefined || moment === undefined) continue;
    const isSame =
      draft.updatedAt <= moment ||
      isDeepStrictEqual(await contentOf(strapi, uid, draft), await contentOf(strapi, uid, version));
    const meant = isSame && draft.updatedAt > moment ? draft.updatedAt : moment;
    if (version.updatedAt.getTime() !== meant.getTime()) await setMoment(strapi, uid, version, meant);
  }
}
