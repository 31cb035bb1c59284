import { fallbackLanguage, type Language, type SiteTree } from "@gevel/config";
import { catalogSettings, type CatalogSettings } from "./search/catalog-settings.server";
import { MemoryCatalog, type ListingFile } from "./memory-catalog.server";
import { projectsOf, type ProjectFile } from "./projects.server";
import type { Replica } from "./replica";
import type { Contents } from "./store.server";

interface Surroundings {
  /** When the CMS last answered: the one thing that goes on changing. */
  checkedAt: () => Date | null;
  file: ListingFile & ProjectFile;
  now: number;
}

/** A whole state of the replica, and what the next one may take over from it. */
export interface ReplicaState {
  readonly contents: Contents;
  readonly settings: CatalogSettings;
  readonly catalog: MemoryCatalog;
  /** Trees and catalog together, as loaders see them. */
  readonly replica: Replica;
}

export function replicaState(
  contents: Contents,
  { checkedAt, file, now }: Surroundings,
  before: ReplicaState | null,
): ReplicaState {
  const byLanguage = new Map<Language, SiteTree>(contents.trees.map((tree) => [tree.language, tree]));
  const config = contents.trees[0]?.config;
  const wanted = config?.languageDefault ?? fallbackLanguage;
  // A default language that is not published yet must not take the site down.
  const defaultLanguage = byLanguage.has(wanted) ? wanted : (contents.trees[0]?.language ?? fallbackLanguage);
  const enabledLanguages = (config?.languageUse ?? []).filter((language) => byLanguage.has(language));
  const sameSettings = before?.contents.trees === contents.trees && before.contents.types === contents.types;
  const settings = sameSettings ? before.settings : catalogSettings(byLanguage, defaultLanguage, contents.types);
  const catalog = new MemoryCatalog({ rows: contents.rows, settings, file, now }, before && before.catalog);
  const replica: Replica = {
    revision: contents.position?.revision ?? 0,
    get checkedAt() {
      return checkedAt();
    },
    defaultLanguage,
    enabledLanguages,
    tree: (language) => (enabledLanguages.includes(language) ? (byLanguage.get(language) ?? null) : null),
    catalog,
    projects: projectsOf(contents.projects, settings, file),
  };
  return { contents, settings, catalog, replica };
}
