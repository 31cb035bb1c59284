import { describe, expect, it } from "vitest";
import { replicaFixture, pageFixture, pictureFixture, routeFixture, siteFixture, siteUrl } from "~/shell/site-fixture";
import { listingFixture, projectFixture } from "~/replica/replica-fixture";
import type { Resolved } from "./resolve/resolve-path";
import { loadSitePage } from "./site-page.server";

const thanks = routeFixture({ id: "thanks", type: "feedback", originalPath: "feedback/contact-me" });
const unsubscribed = routeFixture({ id: "gone", type: "feedback", originalPath: "feedback/unsubscribe" });
const contact = routeFixture({ id: "contact" });
const { context } = siteFixture(
  {
    routes: [thanks, unsubscribed, contact],
    pages: Object.fromEntries(["thanks", "gone", "contact"].map((id) => [id, pageFixture({ id })])),
  },
  [listingFixture({ id: 546, goal: 1 })],
);

async function pageEventOf(resolved: Resolved) {
  const answer = await loadSitePage(
    { ...context, rendered: new Map(), isDataRequest: false },
    resolved,
    new URL(siteUrl),
  );
  return "data" in answer ? answer.data.meta.pageEvent : undefined;
}

describe("CMS-3 the head of a project", () => {
  it("has the texts that staff wrote for search engines and for sharing", async () => {
    const written = {
      ...{
        metaTitle: { nl: "Wonen aan de kaai" },
        metaDescription: { nl: "Twaalf flats" },
        ogTitle: { nl: "De kaai" },
      },
      ogImage: { nl: "/uploads/chosen.jpg" },
    };
    const projects = [
      projectFixture({ id: 3, seo: written }),
      projectFixture({ id: 4, seo: { isActiveSEO: { nl: false } } }),
    ];
    const replica = { ...context.replica, projects: replicaFixture([], {}, projects).projects };
    const headOf = async (id: number) => {
      const site = { ...context, replica, rendered: new Map(), isDataRequest: false };
      const answer = await loadSitePage(site, { kind: "project", language: "nl", id }, new URL(siteUrl));
      return "data" in answer ? answer.data.meta.head : undefined;
    };
    const head = await headOf(3);
    expect(head).toMatchObject({
      ...{ title: "Wonen aan de kaai · Gevel", description: "Twaalf flats", index: true },
      openGraph: { title: "De kaai" },
    });
    expect(head?.openGraph.image).toContain("chosen.jpg");
    expect(await headOf(4)).toMatchObject({ index: false });
  });
});

it("CMS-4 a page passes its own logo to the header, and a page without one passes none", async () => {
  const logo = pictureFixture("/uploads/zegel.png");
  const withLogo = siteFixture({
    routes: [contact, routeFixture({ id: "about" })],
    pages: { contact: pageFixture({ id: "contact", logo }), about: pageFixture({ id: "about" }) },
  }).context;
  const metaOf = async (id: string) => {
    const route = routeFixture({ id });
    const site = { ...withLogo, rendered: new Map(), isDataRequest: false };
    const answer = await loadSitePage(site, { kind: "page", language: "nl", route }, new URL(siteUrl));
    return "data" in answer ? answer.data.meta : undefined;
  };
  expect((await metaOf("contact"))?.logo).toEqual(logo);
  expect(await metaOf("about")).not.toHaveProperty("logo");
});

describe("CONSENT-4 analytics events of a page", () => {
  it("report a sent form on its thank-you page, without its content", async () => {
    expect(await pageEventOf({ kind: "feedback", language: "nl", route: thanks })).toEqual({
      kind: "form-sent",
      form: "contact-me",
    });
  });

  it("report a viewed listing", async () => {
    expect(await pageEventOf({ kind: "property", language: "nl", id: 546 })).toEqual({
      ...{ kind: "property-viewed", id: 546, goal: 1, city: "Antwerpen" },
    });
  });

  it("are absent on other pages", async () => {
    expect(await pageEventOf({ kind: "page", language: "nl", route: contact })).toBeUndefined();
    expect(await pageEventOf({ kind: "feedback", language: "nl", route: unsubscribed })).toBeUndefined();
  });
});

describe("ROUTE-10 a listing that is no longer on the site", () => {
  const offered = [
    listingFixture({
      id: 1,
      goal: 0,
      city: "Gent",
      cityNames: {},
      zip: "9000",
      typeDescription: { nl: "Aan de Leie" },
    }),
    listingFixture({
      id: 2,
      goal: 0,
      city: "Antwerpen",
      cityNames: {},
      zip: "2000",
      typeDescription: { nl: "Aan de kaai" },
    }),
  ];
  const nearOf = async (path: string, missing: "property" | "page" = "property") => {
    const site = { ...siteFixture({}, offered).context, rendered: new Map(), isDataRequest: true };
    const url = new URL(path, siteUrl);
    const answer = await loadSitePage(site, { kind: "not-found", language: "nl", missing }, url);
    return "data" in answer && answer.data.kind === "not-found" ? (answer.data.near?.html ?? null) : undefined;
  };

  it("ROUTE-10 has under its old address what is on offer in the same place, else the newest", async () => {
    const near = await nearOf("/nl/te-koop/gent/huis/99/");
    expect([near?.includes("Aan de Leie"), near?.includes("Aan de kaai")]).toEqual([true, false]);
    const newest = await nearOf("/property/99/");
    expect([newest?.includes("Aan de Leie"), newest?.includes("Aan de kaai")]).toEqual([true, true]);
  });

  it("ROUTE-10 another missing page has none", async () => {
    expect(await nearOf("/nl/iets/", "page")).toBeNull();
  });
});
