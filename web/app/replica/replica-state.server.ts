import { fallbackLanguage, type Language, type Listing, type SiteTree } from "@gevel/config";
import { catalogSettings } from "./catalog-settings.server";
import { MemoryCatalog } from "./memory-catalog.server";
import type { Replica } from "./replica";
import type { Contents } from "./store.server";

interface Surroundings {
  /** When the CMS last answered: the one thing that goes on changing. */
  checkedAt: () => Date | null;
  read: (id: number) => Listing | null;
  now: number;
}

/** A whole state of the replica, trees and catalog together, as loaders see it. */
export function buildReplica(contents: Contents, { checkedAt, read, now }: Surroundings): Replica {
  const byLanguage = new Map<Language, SiteTree>(contents.trees.map((tree) => [tree.language, tree]));
  const config = contents.trees[0]?.config;
  const wanted = config?.languageDefault ?? fallbackLanguage;
  // A default language that is not published yet must not take the site down.
  const defaultLanguage = byLanguage.has(wanted) ? wanted : (contents.trees[0]?.language ?? fallbackLanguage);
  const enabledLanguages = (config?.languageUse ?? []).filter((language) => byLanguage.has(language));
  return {
    revision: contents.position?.revision ?? 0,
    get checkedAt() {
      return checkedAt();
    },
    defaultLanguage,
    enabledLanguages,
    tree: (language) => (enabledLanguages.includes(language) ? (byLanguage.get(language) ?? null) : null),
    catalog: new MemoryCatalog({
      facts: [...contents.facts.values()],
      settings: catalogSettings(byLanguage, defaultLanguage, contents.types),
      read,
      now,
    }),
  };
}
