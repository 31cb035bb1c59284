import type { Language, MenuEntry, Removal, RemovalObstacle } from "@gevel/config";
import type { StaffText } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import type { Status } from "../../../content/choose-versions";
import type { Version } from "../../../content/row-fields";
import { siteContentTypes } from "../../content-types";
import { compileMenu } from "../../menu/compile-menu";
import { neededPage, pageRole } from "../../page/page-role";
import { languageUse } from "../../site-config/compile-config";
import { compileSite } from "../compile/compile-site";
import { readContent } from "../content/read-content";
import type { ContentName, SiteContent } from "../site-content";
import { isContentName, titleOf, usesOf, type Use } from "../uses";

const onlyConfig: StaffText = {
  nl: "Zonder deze siteconfiguratie heeft de site geen naam, talen of kantoren meer. Publiceer eerst een andere.",
  fr: "Sans cette configuration, le site n'a plus ni nom, ni langues, ni bureaux. Publiez-en d'abord une autre.",
  en: "Without this configuration the site has no name, languages or offices any more. Publish another one first.",
};

const onlyFooter: StaffText = {
  nl: "Zonder deze voettekst heeft de site er geen meer. Publiceer eerst een andere.",
  fr: "Sans ce pied de page, le site n'en a plus. Publiez-en d'abord un autre.",
  en: "Without this footer the site has none any more. Publish another one first.",
};

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.childMenus)]);

/** Menu entries that name no page and arrive at this one by their path. */
function entriesAtPath(id: string, content: SiteContent): Use[] {
  const hasAddress = content.pages.versions(id).length > 0 || content.articles.versions(id).length > 0;
  if (!hasAddress) return [];
  const { enabled, contextOf } = compileSite(content);
  const arriving = enabled
    .flatMap((language) => all(compileMenu(contextOf(language))))
    .filter((entry) => entry.routeId === id)
    .map((entry) => entry.id);
  return [...new Set(arriving)].flatMap((entry) => {
    const versions = content.menus.versions(entry);
    const [first] = versions;
    const names = versions.some(({ page, article }) => page === id || article === id);
    return first && !names ? [{ by: "menus" as const, id: entry, title: titleOf(first) }] : [];
  });
}

interface NamedRemoval {
  name: ContentName;
  id: string;
  /** The languages that go; null for all. */
  languages: readonly string[] | null;
}

/** Languages of the site that show the entry now and would lose it; others show the default language's (LANG-4). */
function lostLanguages({ name, id, languages }: NamedRemoval, content: SiteContent): Language[] {
  const { enabled, defaultLanguage } = languageUse(content.siteConfigs);
  const documents: { versions(id: string): Version[] } = content[name];
  const has = documents.versions(id).map(({ locale }) => locale);
  const remaining = has.filter((locale) => languages !== null && !languages.includes(locale));
  const shown = (in_: readonly Language[], language: Language) =>
    in_.includes(language) || in_.includes(defaultLanguage);
  return enabled.filter((language) => shown(has, language) && !shown(remaining, language));
}

function roleProblem({ name, id }: NamedRemoval, content: SiteContent): StaffText | null {
  if (name === "siteConfigs") return content.siteConfigs.ids().length === 1 ? onlyConfig : null;
  if (name === "footers") return content.footers.ids().length === 1 ? onlyFooter : null;
  if (name !== "pages") return null;
  const role = pageRole(content.pages.versions(id).map(({ originalPath }) => originalPath));
  return role === null ? null : neededPage[role.kind];
}

/** Why an entry cannot be removed from these contents; null if it is not in use. */
function obstacleIn(removal: NamedRemoval, content: SiteContent): RemovalObstacle | null {
  if (lostLanguages(removal, content).length === 0) return null;
  const needed = roleProblem(removal, content);
  if (needed !== null) return { needed };
  const uses = [...usesOf(removal.id, content), ...entriesAtPath(removal.id, content)];
  return uses.length === 0 ? null : { uses };
}

const nameOf = new Map<string, ContentName>(
  Object.entries(siteContentTypes).flatMap(([name, { uid }]) => (isContentName(name) ? [[uid, name]] : [])),
);

/** Why an entry has to stay on the site, or among the drafts. In the transaction of its removal. */
export async function removalObstacle(
  strapi: Core.Strapi,
  { uid, documentId, languages }: Removal,
  status: Status,
): Promise<RemovalObstacle | null> {
  const name = nameOf.get(uid);
  return name === undefined ? null : obstacleIn({ name, id: documentId, languages }, await readContent(strapi, status));
}
