import type { AppLoadContext } from "@remix-run/node";
import {
  pageSchema,
  routeEntrySchema,
  seoSchema,
  type Language,
  type Media,
  type Page,
  type RouteEntry,
  type Seo,
  type SiteTree,
  fallbackListPaths,
  type Listing,
  type Project,
} from "@gevel/config";
import { treeFixture, fileFixture, typesFixture } from "~/replica/replica-fixture";
import type { Replica } from "~/replica/replica";
import { catalogSettings } from "~/replica/search/catalog-settings.server";
import { factsOf } from "~/replica/search/listing-facts.server";
import { MemoryCatalog } from "~/replica/memory-catalog.server";
import { projectsOf } from "~/replica/projects.server";
import { ListingRows } from "~/replica/search/listing-rows.server";

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

export const siteUrl = "https://www.agency.be";

export const pictureFixture = (url: string): Media => ({ url, mime: "image/jpeg", width: 1600, height: 900, alt: "" });

export const seoFixture = (given: Partial<Seo> = {}): Seo =>
  seoSchema.parse({
    ...{ pageTitle: "", metaTitle: "", metaDescription: "", ogTitle: "", ogDescription: "", ogImage: null },
    ...{ twitterTitle: "", twitterDescription: "", twitterImage: null, isActiveSEO: true },
    ...given,
  });

const bannerFixture = {
  type: "image",
  title: "",
  accent: "",
  text: "",
  image: null,
  gallery: [],
  video: null,
} as const;

export const pageFixture = ({
  banner,
  ...given
}: Omit<Partial<Page>, "banner"> & { banner?: Partial<NonNullable<Page["banner"]>> } = {}): Page =>
  pageSchema.parse({
    id: "page",
    lang: "nl",
    title: "Een pagina",
    description: "",
    contentHtml: "",
    image: null,
    showBreadCrumb: false,
    showPageBanner: true,
    banner: banner ? { ...bannerFixture, showSearch: false, showValuation: false, ...banner } : null,
    seo: seoFixture(),
    modules: [],
    ...given,
  });

export const routeFixture = (given: Partial<RouteEntry> & { id: string }): RouteEntry =>
  routeEntrySchema.parse({
    type: "page",
    originalPath: given.id,
    paths: { nl: given.id },
    breadcrumb: {},
    parents: [],
    publishedIn: ["nl"],
    modifiedAt: "2026-01-01T00:00:00.000Z",
    ...given,
  });

/** A loader context with trees in Dutch and French that have the same routes and pages. */
export function siteFixture(
  given: Partial<Pick<SiteTree, "routes" | "pages" | "articles">> & {
    config?: Parameters<typeof treeFixture>[1];
    /** Pages that are otherwise in one language. */
    pagesIn?: Partial<Record<Language, SiteTree["pages"]>>;
  },
  listings: Parameters<typeof replicaFixture>[0] = [],
) {
  const { config, pagesIn, ...content } = given;
  const base = replicaFixture(listings, config);
  const trees = new Map<Language, SiteTree>();
  for (const language of base.enabledLanguages) {
    const tree = { ...treeFixture(language, config), ...content };
    trees.set(language, { ...tree, pages: { ...tree.pages, ...pagesIn?.[language] } });
  }
  const replica: Replica = { ...base, tree: (language) => trees.get(language) ?? null };
  const context: Pick<AppLoadContext, "replica" | "siteUrl" | "cookieSecret" | "log" | "requestId"> = {
    replica,
    siteUrl,
    cookieSecret: "0123456789abcdef0123456789abcdef",
    requestId: "id",
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
  };
  const tree = (language: Language) => {
    const found = trees.get(language);
    if (!found) throw new Error(`no tree in ${language}`);
    return found;
  };
  return { context: context as AppLoadContext, tree };
}
