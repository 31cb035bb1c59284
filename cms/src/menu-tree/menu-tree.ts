import { createHash } from "node:crypto";
import type { EntryState, Language, MenuRow, MenuTree } from "@gevel/config";
import type { MenuVersion } from "./menu-versions";
import { draftVersions, misplacedVersions, menuPositions, type MenuPosition } from "./menu-positions";

/** As Strapi reckons it: a draft that is younger than the publication says something else. */
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

/** Another one for every other order, and where an entry came or went. */
const versionOf = (positions: readonly MenuPosition[]): string =>
  createHash("sha256")
    .update(JSON.stringify(positions.map(({ id, parent, sort }) => [id, parent, sort])))
    .digest("base64url");

/** Of a publication that its draft still says, the site reads the draft, which knows what was published later (see choose-versions.ts). */
const isReadAsDraft = (version: MenuVersion, versions: readonly MenuVersion[]): boolean =>
  version.publishedAt &&
  versions.some(
    ({ documentId, locale, publishedAt, updatedAt }) =>
      documentId === version.documentId &&
      locale === version.locale &&
      !publishedAt &&
      updatedAt.getTime() === version.updatedAt.getTime(),
  );

/** What staff call an entry. */
export const nameOf = ({ title, name }: Pick<MenuVersion, "title" | "name">): string => title || name;

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
