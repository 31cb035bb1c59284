import { moduleSchema } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { pageFixture, routeFixture, siteFixture, siteUrl } from "~/shell/site-fixture";
import { loader } from "./site-page";

const propertyList = {
  ...{ id: "list", lang: "nl", title: "", intro: "", mode: "search", goal: 0, types: [], cities: [] },
  ...{ state: "on-offer", sort: "newest", moreLink: null },
};
const module = moduleSchema.parse({
  ...{ id: "module", lang: "nl", title: "", titleSize: "h2", descriptionHtml: "", position: "contentRow" },
  ...{ span: 12, sm: 12, md: 12, lg: 12, view: "module-view", backgroundType: "empty", colorBackground: "" },
  ...{ numberItemOfRow: 3, maxItems: 12, relations: [{ type: "property-list", propertyList }] },
});
const site = siteFixture({
  routes: [routeFixture({ id: "sale", originalPath: "for-sale", paths: { nl: "te-koop", fr: "a-vendre" } })],
  pages: { sale: pageFixture({ id: "sale", modules: [module] }) },
});
const redirects = [{ from: "aanbod", to: "/nl/for-sale?view=list#list" }];
const { replica } = site.context;
const context = {
  ...site.context,
  ...{ rendered: new Map(), isDataRequest: false, leftOut: false },
  replica: {
    ...replica,
    tree: (language: "nl" | "fr" | "en" | "de") => {
      const tree = replica.tree(language);
      return tree && { ...tree, redirects };
    },
  },
};

/** The redirects a visitor follows until a page answers. */
async function hops(address: string, passed: string[] = []): Promise<string[]> {
  const request = new Request(new URL(address, siteUrl));
  const answer = await loader({ context, request, params: {} }).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) return passed;
  expect(answer.status).toBe(301);
  const to = answer.headers.get("location") ?? "";
  return hops(to, [...passed, to]);
}

describe("LANG-8 an address with more than one error", () => {
  it.each([
    ["/for-sale?page=1", "/nl/te-koop/"],
    ["/FOR-SALE?page=1&type=2", "/nl/te-koop/?type=2"],
    ["/nl/Te-Koop?bedrooms=0&price=200000-&price=-350000", "/nl/te-koop/?price=200000-350000"],
    ["/fr/te-koop?city=Gent%7C9000&sort=newest", "/fr/a-vendre/?city=gent%7C9000"],
    ["/a-vendre?view=list&x=1", "/nl/te-koop/?x=1"],
    ["/Aanbod?page=1", "/nl/te-koop/#list"],
    ["/nl/te-koop/?page=1", "/nl/te-koop/"],
  ])("LANG-8 %s redirects to %s in one step", async (address, to) => {
    expect(await hops(address)).toEqual([to]);
  });

  it("LANG-8 stays when it is canonical", async () => {
    expect(await hops("/nl/te-koop/?type=2&page=2")).toEqual([]);
  });
});
