import { recordSiteChange } from "../api/site/record-changes";
import { menuType, checkMenu } from "../api/menu/menu-type";
import type { Problem } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { type MenuVersion, misplacedVersions, type MenuPosition, draftVersions, menuPositions } from "./menu-positions";
import { createHash } from "node:crypto";
import type { EntryState, Language, MenuRow, MenuTree } from "@gevel/config";

/** As Strapi computes it: a draft newer than the publication differs from it. */
function stateOf(versions: readonly MenuVersion[], language: Language): EntryState {
  const of = (published: boolean) =>
    versions.find(({ locale, publishedAt }) => locale === language && publishedAt === published);
  const [live, draft] = [of(true), of(false)];
  if (live === undefined) return draft === undefined ? "missing" : "draft";
  return draft !== undefined && draft.updatedAt > live.updatedAt ? "modified" : "published";
}

/** The entry it leads to, or the address. */
const opens = ({ type, redirect, redirectUrl, page, article }: MenuVersion): string => {
  if ((redirect === true || type === "link") && redirectUrl !== "") return redirectUrl;
  return (type === "article" ? article : page)?.title ?? "";
};

/** Differs for every order and whenever an entry is added or removed. */
const versionOf = (positions: readonly MenuPosition[]): string =>
  createHash("sha256")
    .update(JSON.stringify(positions.map(({ id, parent, sort }) => [id, parent, sort])))
    .digest("base64url");

/**
 * If a publication equals its draft, the site reads the draft, which knows content published later (see
 * choose-versions.ts).
 */
const isReadAsDraft = (version: MenuVersion, versions: readonly MenuVersion[]): boolean =>
  version.publishedAt &&
  versions.some(
    ({ documentId, locale, publishedAt, updatedAt }) =>
      documentId === version.documentId &&
      locale === version.locale &&
      !publishedAt &&
      updatedAt.getTime() === version.updatedAt.getTime(),
  );

/** The staff's name of an entry. */
const nameOf = ({ title, name }: Pick<MenuVersion, "title" | "name">): string => title || name;

/** The menu of all languages as one tree. Pure. `languages`: those that are on, the default one first. */
export function menuTree(versions: readonly MenuVersion[], languages: readonly Language[]): MenuTree {
  const positions = menuPositions(versions, languages);
  const drafts = draftVersions(versions, languages);
  const wrong = misplacedVersions(versions, positions).filter(({ version }) => !isReadAsDraft(version, versions));
  const rows = positions.map(({ id, parent }): MenuRow => {
    const own = drafts.get(id) ?? [];
    const [first] = own;
    const all = versions.filter(({ documentId }) => documentId === id);
    const otherParents = wrong.filter(
      ({ version, parent: meant }) => version.documentId === id && version.parent !== meant,
    );
    return {
      ...{ id, parent, name: first?.name ?? "" },
      titles: Object.fromEntries(own.map((version) => [version.locale, nameOf(version)])),
      states: Object.fromEntries(languages.map((language) => [language, stateOf(all, language)])),
      elsewhere: languages.filter((language) => otherParents.some(({ version }) => version.locale === language)),
      opens: own.map(opens).find((targetTitle) => targetTitle !== "") ?? "",
      inMobileMenu: first?.menuMobile !== false,
      showsBelow: first?.isHaveSubMenu !== false,
    };
  });
  return { version: versionOf(positions), languages: [...languages], rows, unsettled: wrong.length > 0 };
}

/** Why an entry cannot be at the position it was moved to. */
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
 * The new timestamps of the versions of a language. A form opened earlier is rejected as stale; a language whose draft
 * equals the publication stays "published", and one whose draft differs stays "modified".
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
 * Writes the position of every entry, in all languages, to drafts and publications alike, as order and parent are one
 * fact. Runs in the open transaction. Nothing else of a draft is published by it.
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
  // Unlike `updateMany`, `update` always sets the current time.
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
