import { moduleSchema, type PropertyList } from "@gevel/config";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { pageFixture, routeFixture, siteFixture, siteUrl } from "~/shell/site-fixture";
import { loader as countLoader } from "./listing-count";
import { loader as neighboursLoader } from "./neighbours-json";

const inGent = { city: "Gent", cityNames: {}, zip: "9000" };

function pageWith(id: string, given: Partial<PropertyList>) {
  const propertyList = {
    ...{ id: `list-${id}`, lang: "nl", title: "", intro: "", mode: "search", goal: 0, types: [], cities: [] },
    ...{ state: "on-offer", sort: "price-up", moreLink: null },
    ...given,
  };
  const module = moduleSchema.parse({
    ...{ id: `module-${id}`, lang: "nl", title: "", titleSize: "h2", descriptionHtml: "", position: "contentRow" },
    ...{ span: 12, sm: 12, md: 12, lg: 12, view: "module-view", backgroundType: "empty", colorBackground: "" },
    ...{ numberItemOfRow: 3, maxItems: 12, relations: [{ type: "property-list", propertyList }] },
  });
  return pageFixture({ id, modules: [module] });
}

const { context } = siteFixture(
  {
    routes: [
      routeFixture({ id: "sale", originalPath: "for-sale", paths: { nl: "te-koop", fr: "a-vendre" } }),
      routeFixture({ id: "gent", paths: { nl: "gent", fr: "gand" } }),
      routeFixture({ id: "homes", paths: { nl: "huizen" } }),
      routeFixture({ id: "text", paths: { nl: "tekst" } }),
    ],
    pages: {
      sale: pageWith("sale", {}),
      gent: pageWith("gent", { cities: ["gent|9000"] }),
      // The web id of houses, whose id is 1.
      listings: pageWith("homes", { types: [0] }),
      text: pageFixture(),
    },
  },
  [
    ...[1, 2, 3, 4].map((id) => listingFixture({ id, price: 100_000 * id, ...(id % 2 === 0 && inGent) })),
    listingFixture({ id: 9, goal: 1, price: 900 }),
  ],
);

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;

async function fetchPath(loader: Loader, path: string, params: Record<string, string>) {
  const request = new Request(`${siteUrl}${path}?${new URLSearchParams(params)}`);
  const answer = await loader({ context, request, params: {} }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const body: unknown = await answer.json();
  return { status: answer.status, body };
}

describe("the live count", () => {
  const count = async (params: Record<string, string>) =>
    (await fetchPath(countLoader, "/api/listing-count", params)).body;

  it("PROP-6 counts within staff's narrowing of the list", async () => {
    expect(await count({ list: "/nl/te-koop/", goal: "0" })).toEqual({ count: 4 });
    expect(await count({ list: "/nl/gent/", goal: "0" })).toEqual({ count: 2 });
    expect(await count({ list: "/nl/huizen/", goal: "0", type: "1" })).toEqual({ count: 4 });
    expect(await count({ list: "/nl/gent/", goal: "0", city: "antwerpen|2000" })).toEqual({ count: 2 });
    expect(await count({ list: "/fr/gand/", goal: "0", price: "300000-" })).toEqual({ count: 1 });
  });

  it.each(["", "/nl/tekst/", "/nl/nergens/", "//elders.example/nl/gent/", "https://elders.example/", "/%E0%A4%A"])(
    "counts all of the goal where %j is no list",
    async (list) => {
      expect(await count({ list, goal: "1" })).toEqual({ count: 1 });
      expect(await count({ list })).toEqual({ count: 4 });
    },
  );
});

describe("a listing's place in a visitor's search", () => {
  const place = (params: Record<string, string>) => fetchPath(neighboursLoader, "/neighbours.json", params);

  it("PROP-7 names its neighbours in the list's default order, with their addresses", async () => {
    const { body } = await place({ id: "2", language: "nl", list: "/nl/te-koop/?price=-300000" });
    expect(body).toEqual({
      position: 2,
      total: 3,
      previous: context.replica.catalog.card(1, "nl")?.path,
      next: context.replica.catalog.card(3, "nl")?.path,
    });
  });

  it("PROP-7 has no previous at the start, no next at the end, and follows a chosen order and staff's list", async () => {
    expect((await place({ id: "4", language: "nl", list: "/nl/te-koop/?sort=price-down" })).body).toMatchObject({
      position: 1,
      previous: null,
    });
    expect((await place({ id: "4", language: "nl", list: "/nl/gent/" })).body).toMatchObject({
      position: 2,
      total: 2,
      previous: context.replica.catalog.card(2, "nl")?.path,
      next: null,
    });
  });

  it("PROP-7 has the addresses of the page's language when the list was in another", async () => {
    const { body } = await place({ id: "1", language: "fr", list: "/nl/te-koop/" });
    expect(body).toMatchObject({ next: context.replica.catalog.card(2, "fr")?.path });
  });

  it.each(["/nl/gent/", "/nl/te-koop/?price=200000-", "/nl/tekst/", "//elders.example/", ""])(
    "is null where %j does not have it",
    async (list) => {
      expect(await place({ id: "1", language: "nl", list })).toEqual({ status: 200, body: null });
    },
  );

  it.each([
    { id: "x", language: "nl" },
    { id: "1", language: "de" },
    { id: "1", language: "xx" },
    { id: "", language: "nl" },
  ])("is not found for %j", async (params) => {
    expect((await place({ list: "/nl/te-koop/", ...params })).status).toBe(404);
  });
});
