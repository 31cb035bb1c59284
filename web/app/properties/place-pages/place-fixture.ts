import { moduleSchema, type Goal, type PlacePageText } from "@gevel/config";
import { pageFixture, routeFixture, siteFixture } from "~/shell/site-fixture";
import type { listingFixture } from "~/replica/replica-fixture";

type Listings = Parameters<typeof siteFixture>[1];

const searchModule = (goal: Goal, scope: { types?: number[]; cities?: string[] }) => {
  const propertyList = {
    ...{ id: `list-${goal}`, lang: "nl", title: "", intro: "", mode: "search", goal, types: [], cities: [] },
    ...{ state: "on-offer", sort: "newest", moreLink: null },
    ...scope,
  };
  return moduleSchema.parse({
    ...{ id: `module-${goal}`, lang: "nl", title: "", titleSize: "h2", descriptionHtml: "", position: "contentRow" },
    ...{ span: 12, sm: 12, md: 12, lg: 12, view: "module-view", backgroundType: "empty", colorBackground: "" },
    ...{ numberItemOfRow: 3, maxItems: 12, relations: [{ type: "property-list", propertyList }] },
  });
};

interface PlaceSite {
  /** From how many homes a place has a page. */
  least?: number;
  texts?: PlacePageText[];
  scope?: { types?: number[]; cities?: string[] };
  /** Paths of pages of staff. */
  pages?: string[];
}

/** A site whose two list pages are published in Dutch and French. */
export function placeSiteFixture(
  listings: Listings,
  { least = 2, texts = [], scope = {}, pages = [] }: PlaceSite = {},
) {
  const publishedIn: ("nl" | "fr")[] = ["nl", "fr"];
  const lists = [
    { id: "sale", originalPath: "for-sale", paths: { nl: "te-koop", fr: "a-vendre" }, goal: 0 as const },
    { id: "rent", originalPath: "for-rent", paths: { nl: "te-huur", fr: "a-louer" }, goal: 1 as const },
  ];
  const breadcrumb = { nl: "Lijst", fr: "Liste" };
  const site = siteFixture(
    {
      routes: [
        ...lists.map(({ goal: _, ...list }) => routeFixture({ ...list, breadcrumb, publishedIn })),
        ...pages.map((path) => routeFixture({ id: path, paths: { nl: path } })),
      ],
      pages: Object.fromEntries(
        lists.map(({ id, goal }) => [id, pageFixture({ id, modules: [searchModule(goal, scope)] })]),
      ),
      config: { propertyList: { placePagesFrom: least } },
    },
    listings,
  );
  const { replica } = site.context;
  const context = {
    ...site.context,
    ...{ rendered: new Map<string, string>(), isDataRequest: false, leftOut: false },
    replica: {
      ...replica,
      tree: (language: Parameters<typeof replica.tree>[0]) => {
        const tree = replica.tree(language);
        return tree && { ...tree, placePages: language === "nl" ? texts : [] };
      },
    },
  };
  return { context, tree: context.replica.tree };
}

export type PlaceListing = Parameters<typeof listingFixture>[0];
