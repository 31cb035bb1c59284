import {
  costFields,
  listParameters,
  moduleSchema,
  listingCostFields,
  valuationParameters,
  type FormKey,
  type Page,
} from "@gevel/config";
import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { pageFixture, routeFixture, siteFixture, siteUrl } from "~/shell/site-fixture";
import { loadSitePage } from "../site-page.server";
import { knownParameters } from "./known-parameters.server";
import { resolveRequest } from "./resolve-request.server";

function pageOf(id: string, ...relations: object[]): Page {
  const module = {
    ...{ id: `module-${id}`, lang: "nl", title: "", titleSize: "h2", descriptionHtml: "", position: "contentRow" },
    ...{ span: 12, sm: 12, md: 12, lg: 12, view: "module-view", backgroundType: "empty", colorBackground: "" },
    ...{ numberItemOfRow: 3, maxItems: 12, relations },
  };
  return pageFixture({ id, modules: [moduleSchema.parse(module)] });
}
const list = (mode: "search" | "selection") => ({
  type: "property-list",
  propertyList: {
    ...{ id: mode, lang: "nl", title: "", intro: "", mode, goal: 0, types: [], cities: [] },
    ...{ state: "on-offer", sort: "newest", moreLink: null },
  },
});
const form = (key: FormKey) => ({
  type: "contact",
  contact: { id: key, lang: "nl", form: key, title: "", introHtml: "", submitLabel: "", picture: null },
});
const costs = { type: "costs", costs: { id: "costs", region: "flanders", price: 300_000 } };

const pages = [
  pageOf("te-koop", list("search")),
  pageOf("over-ons", list("selection")),
  pageOf("contact", form("contact-me")),
  pageOf("zoekopdracht", form("demand-register")),
  pageOf("schatting", form("contact-demand")),
  pageOf("kosten", costs),
  pageOf("alles", list("search"), costs, form("contact-demand")),
  pageOf("bedankt"),
];
const site = siteFixture(
  {
    routes: pages.map(({ id }) =>
      routeFixture({ id, originalPath: id, type: id === "bedankt" ? "feedback" : "page", paths: { nl: id, fr: id } }),
    ),
    pages: Object.fromEntries(pages.map((page) => [page.id, page])),
  },
  [1, 2, 3].map((id) => listingFixture({ id, price: 300_000, city: "Gent", zip: "9000", cityNames: {} })),
);
const { replica } = site.context;
const listingPath = replica.catalog.card(1, "nl")?.path ?? "";

/** The parameters any page reads. */
const everything = new URLSearchParams([
  ...[
    ["search", "woning"],
    ["city", "gent|9000"],
    ["type", "1"],
    ["price", "200000-400000"],
    ["sort", "city"],
  ],
  ...[
    ["view", "map"],
    ["goal", "buy"],
    ["costs-price", "250000"],
    ["costs-region", "brussels"],
    ["loan", "200000"],
  ],
  ...[
    ["loan-years", "20"],
    ["loan-rate", "3"],
    ["address", "Kerkstraat 1"],
    ["place", "9000"],
  ],
]);

async function shownAt(path: string, search: URLSearchParams): Promise<unknown> {
  const context = { ...site.context, rendered: new Map<string, string>(), isDataRequest: false };
  const url = new URL(`${path}?${search.toString()}`, siteUrl);
  const answer = await loadSitePage(context, resolveRequest(context, url), url);
  if (!("data" in answer)) throw new Error("no page");
  return JSON.parse(JSON.stringify([answer.data, [...context.rendered]]));
}
const those = (names: ReadonlySet<string>) => new URLSearchParams([...everything].filter(([name]) => names.has(name)));

describe("Q-2 parameters that a page reads", () => {
  it.each([
    ["/nl/te-koop/", listParameters],
    ["/nl/over-ons/", []],
    ["/nl/contact/", []],
    ["/fr/contact/", []],
    ["/nl/zoekopdracht/", [...listParameters, "goal"]],
    ["/nl/schatting/", valuationParameters],
    ["/nl/kosten/", costFields],
    ["/nl/alles/", [...listParameters, ...costFields, ...valuationParameters]],
    ["/nl/bedankt/", []],
    [listingPath, listingCostFields],
  ])("at %s are those of its modules, and only they change it", async (path, names) => {
    const read = knownParameters(replica).ofPage(path);
    expect(read).toEqual(new Set(names));
    const shown = await shownAt(path, everything);
    expect(shown).toEqual(await shownAt(path, those(new Set(names))));
    if (names.length > 0) expect(shown).not.toEqual(await shownAt(path, new URLSearchParams()));
  });

  it("are the same for its data, and none for an empty page", () => {
    for (const path of ["/nl/te-koop.data", "/nl/./te-koop/"])
      expect(knownParameters(replica).ofPage(path)).toEqual(new Set(listParameters));
    for (const path of ["/nl/contact.data", "/nl/nergens/", "/nl/project/9/"])
      expect(knownParameters(replica).ofPage(path)).toEqual(new Set());
    expect(knownParameters(replica).ofPage(`${listingPath}bezoek/`)).toEqual(new Set(["moments"]));
  });

  it("are unknown for redirects, for built-in screens, and before there is any content", () => {
    for (const path of ["/nl/contact", "/contact/", "/property/1/", "/nl/login/", "/nl/favorieten/", "//", "//x/y"])
      expect(knownParameters(replica).ofPage(path)).toBeNull();
    expect(knownParameters({ ...replica, tree: () => null }).ofPage("/nl/contact/")).toBeNull();
  });
});

describe("ROUTE-8 parameters that redirects read", () => {
  const tree = replica.tree("nl");
  if (!tree) throw new Error("no tree");
  const redirects = [
    { from: "index.php", query: "id=12&lang=fr", to: "/nl/oud/" },
    { from: "oud", to: "/nl/contact/" },
    { from: "", query: "p%C3%A9=1", to: "/nl/contact/" },
  ];
  const redirected = { ...replica, tree: () => ({ ...tree, redirects }) };

  it("are those of all redirects, as one may lead to another", () => {
    const { ofRedirects } = knownParameters(redirected);
    for (const path of ["/index.php", "/nl/Index.php/", "/index.php.data", "/nl/oud", "/", "/nl/"])
      expect(ofRedirects(path), path).toEqual(new Set(["id", "lang", "pé"]));
  });

  it("are none without redirects, and where none has parameters", () => {
    for (const path of ["/nl/contact/", "/index.html", "//", "/%E0%A4%A"])
      expect(knownParameters(redirected).ofRedirects(path), path).toEqual(new Set());
    const plain = { ...replica, tree: () => ({ ...tree, redirects: redirects.slice(1, 2) }) };
    expect(knownParameters(plain).ofRedirects("/nl/oud/")).toEqual(new Set());
  });
});
