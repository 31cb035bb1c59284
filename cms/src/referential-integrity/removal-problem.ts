import type { Language } from "@gevel/config";
import { languageUse } from "../api/site-config/compile-config";
import type { ContentName, SiteContent } from "../api/site/compile/compile-context";
import type { Version } from "../api/site/content/row-fields";
import type { StaffText } from "../validation/staff-text";
import { pageRole } from "./system-page-role";
import { neededPage, onlyConfig, onlyFooter, stillUsed } from "./rejection-messages";
import { entriesAtPath } from "./entries-at-path";
import { usesOf } from "./uses";

export interface Removal {
  name: ContentName;
  id: string;
  /** The languages that go; null for all. */
  languages: readonly string[] | null;
}

/** Languages of the site in which the entry is shown now and would be no more; others show the default language's (LANG-4). */
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

/** Why an entry cannot be taken from these contents, in words for staff; null when nothing hangs on it. */
export function removalProblem(removal: Removal, content: SiteContent): StaffText | null {
  if (lostLanguages(removal, content).length === 0) return null;
  const role = roleProblem(removal, content);
  if (role !== null) return role;
  const uses = [...usesOf(removal.id, content), ...entriesAtPath(removal.id, content)];
  return uses.length === 0 ? null : stillUsed(uses);
}
