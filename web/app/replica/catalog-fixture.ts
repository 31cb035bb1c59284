import { fallbackListPaths, type Language, type Listing, type Project } from "@gevel/config";
import { catalogSettings } from "./search/catalog-settings.server";
import { factsOf } from "./search/listing-facts.server";
import { MemoryCatalog } from "./memory-catalog.server";
import { projectsOf } from "./projects.server";
import { ListingRows } from "./search/listing-rows.server";
import type { Replica } from "./replica";
import { fileFixture, treeFixture, typesFixture } from "./replica-fixture";

/** A replica with the real catalog over these listings, for tests of the pages' loaders. */
export function replicaFixture(
  listings: readonly Listing[],
  config: Parameters<typeof treeFixture>[1] = {},
  projects: readonly Project[] = [],
  /** Original paths of pages beside the two lists. */
  pages: readonly string[] = [],
  languages: readonly Language[] = ["nl", "fr"],
): Replica {
  const lists = ([0, 1] as const).map((goal) => ({
    originalPath: goal === 0 ? "for-sale" : "for-rent",
    paths: fallbackListPaths[goal],
  }));
  const routes = [...lists, ...pages.map((originalPath) => ({ originalPath, paths: { nl: originalPath } }))].map(
    (page) => ({
      ...page,
      id: page.originalPath,
      type: "page" as const,
      breadcrumb: {},
      parents: [],
      publishedIn: [...languages],
      modifiedAt: "",
    }),
  );
  const trees = new Map(languages.map((language) => [language, { ...treeFixture(language, config), routes }]));
  const settings = catalogSettings(trees, "nl", typesFixture);
  const file = fileFixture(listings);
  return {
    revision: 1,
    checkedAt: null,
    defaultLanguage: "nl",
    enabledLanguages: languages,
    tree: (language) => trees.get(language) ?? trees.get("nl") ?? null,
    catalog: new MemoryCatalog({
      rows: ListingRows.of(listings.map(factsOf)),
      settings,
      file,
      now: Date.parse("2026-06-01T12:00:00Z"),
    }),
    projects: projectsOf(projects, settings, file),
  };
}
