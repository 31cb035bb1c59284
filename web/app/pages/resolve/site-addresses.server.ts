import type { SiteTree } from "@gevel/config";
import type { Replica } from "~/replica/replica";
import type { SiteAddresses } from "./resolve-path";

/** The replica's addresses, for the rules that resolve one. */
export const siteAddresses = (replica: Replica, { routes }: Pick<SiteTree, "routes">): SiteAddresses => ({
  defaultLanguage: replica.defaultLanguage,
  enabledLanguages: replica.enabledLanguages,
  routes,
  redirects: (language) => replica.tree(language)?.redirects ?? [],
  listingOf: (key) => replica.catalog.idOf(key),
  listingPath: (id, language) => replica.catalog.card(id, language)?.path ?? null,
  projectPath: (id, language) => replica.projects.path(id, language),
});
