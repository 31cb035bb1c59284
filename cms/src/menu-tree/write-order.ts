import { recordSiteChange } from "../api/site/record-changes";
import { menuType } from "../api/menu/menu-type";
import { checkMenu } from "../api/menu/check-menu";
import type { Problem } from "../validation/problem";
import type { Core } from "@strapi/strapi";
import { nameOf } from "./menu-tree";
import type { MenuVersion } from "./menu-versions";
import { misplacedVersions, type MenuPosition } from "./menu-positions";

/** What keeps an entry from standing where it was put. */
export class InvalidPositionError extends Error {
  constructor(
    readonly entry: { id: string; name: string },
    readonly problem: Problem,
  ) {
    super("an entry cannot stand there");
  }
}

const keyOf = ({ documentId, locale }: MenuVersion) => `${documentId} ${locale}`;

/**
 * The moments that the versions of a language have afterwards. A form that was open before is refused as an older one; a language
 * whose draft says what is published stays "published", and one whose draft does not stays "modified".
 */
function timestampsOf(versions: readonly MenuVersion[], touched: ReadonlySet<string>, now: Date): Map<number, Date> {
  const timestamps = new Map<number, Date>();
  for (const version of versions) {
    if (!touched.has(keyOf(version))) continue;
    const draft = versions.find((other) => keyOf(other) === keyOf(version) && !other.publishedAt);
    const live = versions.find((other) => keyOf(other) === keyOf(version) && other.publishedAt);
    const isModified = draft !== undefined && live !== undefined && draft.updatedAt > live.updatedAt;
    timestamps.set(version.id, isModified && version.publishedAt ? version.updatedAt : now);
  }
  return timestamps;
}

/**
 * Puts every entry where it is to stand: in all languages, in drafts and on the site alike, as order and parent are one fact. In the
 * transaction that is open. Nothing else of a draft goes on the site with it.
 */
export async function writeOrder(
  strapi: Core.Strapi,
  versions: readonly MenuVersion[],
  positions: readonly MenuPosition[],
  by: number,
): Promise<void> {
  const changes = misplacedVersions(versions, positions);
  if (changes.length === 0) return;
  const menus = strapi.db.query(menuType.uid);
  const rowOf = (id: string | null, { locale, publishedAt }: MenuVersion) =>
    versions.find((one) => one.documentId === id && one.locale === locale && one.publishedAt === publishedAt)?.id ??
    null;
  for (const { version, sort, parent } of changes)
    await menus.update({
      where: { id: version.id },
      data: { sort, updatedBy: by, ...(parent !== version.parent && { parent: rowOf(parent, version) }) },
    });
  const touched = new Set(changes.map(({ version }) => keyOf(version)));
  // Unlike `updateMany`, `update` always writes the present moment.
  for (const [id, updatedAt] of timestampsOf(versions, touched, new Date()))
    await menus.updateMany({ where: { id }, data: { updatedAt } });
  for (const { version, parent } of changes) {
    if (parent === version.parent) continue;
    const { documentId, locale, publishedAt: published } = version;
    const problems = await checkMenu({ strapi, documentId, locale, published });
    const [problem] = problems.filter(({ path }) => path[0] === "parent" || path[0] === "path");
    if (problem) throw new InvalidPositionError({ id: documentId, name: nameOf(version) }, problem);
  }
  await recordSiteChange(strapi);
}
