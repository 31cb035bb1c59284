import { defaultLanguage, inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { z } from "zod";
import type { ContentName, SiteContent } from "../api/site/site-content";
import { siteContentTypes } from "../api/content-types";
import { readContent } from "../api/site/content/read-content";
import { staffLanguage } from "../staff-language/staff-language";
import { textIn, type StaffText } from "../validation/staff-text";
import type { Language, MenuEntry } from "@gevel/config";
import { languageUse } from "../api/site-config/compile-config";
import type { Version } from "../content/row-fields";
import { pageRole, neededPage, onlyConfig, onlyFooter, stillUsed } from "./rejection-messages";
import { usesOf, titleOf, type Use } from "./uses";
import { compileSite } from "../api/site/compile/compile-site";
import { compileMenu } from "../api/menu/compile-menu";

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

interface Removal {
  name: ContentName;
  id: string;
  /** The languages that go; null for all. */
  languages: readonly string[] | null;
}

/** Languages of the site that show the entry now and would lose it; others show the default language's (LANG-4). */
function lostLanguages({ name, id, languages }: Removal, content: SiteContent): Language[] {
  const { enabled, defaultLanguage } = languageUse(content.siteConfigs);
  const documents: { versions(id: string): Version[] } = content[name];
  const has = documents.versions(id).map(({ locale }) => locale);
  const remaining = has.filter((locale) => languages !== null && !languages.includes(locale));
  const shown = (in_: readonly Language[], language: Language) =>
    in_.includes(language) || in_.includes(defaultLanguage);
  return enabled.filter((language) => shown(has, language) && !shown(remaining, language));
}

function roleProblem({ name, id }: Removal, content: SiteContent): StaffText | null {
  if (name === "siteConfigs") return content.siteConfigs.ids().length === 1 ? onlyConfig : null;
  if (name === "footers") return content.footers.ids().length === 1 ? onlyFooter : null;
  if (name !== "pages") return null;
  const role = pageRole(content.pages.versions(id).map(({ originalPath }) => originalPath));
  return role === null ? null : neededPage[role.kind];
}

/** Why an entry cannot be removed from these contents, as a message for staff; null if it is not in use. */
function removalProblem(removal: Removal, content: SiteContent): StaffText | null {
  if (lostLanguages(removal, content).length === 0) return null;
  const role = roleProblem(removal, content);
  if (role !== null) return role;
  const uses = [...usesOf(removal.id, content), ...entriesAtPath(removal.id, content)];
  return uses.length === 0 ? null : stillUsed(uses);
}

const nameOf = new Map<string, ContentName>(
  Object.entries(siteContentTypes).flatMap(([name, { uid }]) => (isContentName(name) ? [[uid, name]] : [])),
);

function isContentName(name: string): name is ContentName {
  return name in siteContentTypes;
}

const paramsSchema = z.object({
  documentId: z.string(),
  locale: z.union([z.string(), z.array(z.string())]).nullish(),
});

/**
 * Entries in use cannot be unpublished or deleted, in any of Strapi's ways: all go through the Document Service. For an
 * entry that was never published, its uses in drafts count.
 */
export function restrictRemovals(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const name = nameOf.get(context.uid);
    if (name === undefined || (context.action !== "unpublish" && context.action !== "delete")) return next();
    const { documentId, locale } = paramsSchema.parse(context.params);
    return inTransaction(strapi, async () => {
      const languages = locale === "*" ? null : [locale ?? (await defaultLanguage(strapi))].flat();
      for (const status of context.action === "delete" ? (["published", "draft"] as const) : (["published"] as const)) {
        const problem = removalProblem({ name, id: documentId, languages }, await readContent(strapi, status));
        if (problem !== null) throw new errors.ApplicationError(textIn(problem, staffLanguage()));
      }
      return next();
    });
  });
}
