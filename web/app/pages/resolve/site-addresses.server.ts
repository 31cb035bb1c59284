import type { SiteTree } from "@gevel/config";
import type { Replica } from "~/replica/replica";
import { placePages } from "~/properties/place-pages/place-pages.server";
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
  placePage(goal, parts, language) {
    const pages = placePages(replica);
    const page = pages.at(goal, parts, language);
    return page && { page, path: pages.path(page, language) };
  },
});
