import { markAsBaseline } from "@gevel/change-log";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { savedSearchFacts } from "../subscriptions/saved-search-facts.js";
import { nextDigest } from "./follow-changes.js";
import { listingIds, openTestApp } from "./app.fixture.js";
import { listingOf, projectOf } from "./items.fixture.js";
import { searchAlertsJob } from "./search-alerts-job.js";

let app: Awaited<ReturnType<typeof openTestApp>>;
beforeEach(async () => {
  app = await openTestApp();
  await searchAlertsJob.once(app.strapi);
});
afterEach(() => app.close());

const informed = async (...interests: string[]) => {
  const lead = await app.signUpForNews(interests);
  await app.apply(lead, "confirm");
  return lead;
};
const digest = () => nextDigest(new Date()).getTime();
/** The content of the next day's mail. */
const mailed = async () => {
  await searchAlertsJob.once(app.strapi, digest());
  return app.send();
};
const unit = (given: object = {}) => ({
  ...{ reference: "A", name: {}, webId: 2, typeName: {}, floor: null, surface: null, bedrooms: null },
  ...{ price: 300_000, sold: false, plan: "" },
  ...given,
});

describe("FORM-9 alerts about new-build projects", () => {
  it("FORM-9 a search for projects alone gets projects alone, each once", async () => {
    await informed("new-projects");
    await app.change(listingOf(1));
    await app.changeProjects(projectOf(1), projectOf(2));
    const mails = await mailed();
    expect(mails.map(({ subject }) => subject)).toEqual(["2 nieuwbouwprojecten voor u"]);
    expect(mails[0]?.text).toMatch(/Nieuwbouwproject: Project 1\n.*\nhttps:.*\/projecten\/antwerpen\/1\//);
    await app.changeProjects(projectOf(1, { description: { nl: "Anders" } }));
    expect(await mailed()).toEqual([]);
  });

  it("FORM-9 a search without projects gets none", async () => {
    await informed("for-sale");
    await app.subscribe();
    await app.changeProjects(projectOf(1));
    expect(await mailed()).toEqual([]);
  });

  it("FORM-9 a listing and a project with the same number are two items, in one mail", async () => {
    await informed("new-projects", "for-sale");
    await app.change(listingOf(7));
    await app.changeProjects(projectOf(7));
    const mails = await mailed();
    expect(mails.map(({ subject }) => subject)).toEqual(["1 woning en 1 nieuwbouwproject voor u"]);
    expect(listingIds(mails)).toEqual([7, 7]);
  });

  it.each<[string, Parameters<typeof projectOf>[1]]>([
    ["is marked sold out", { soldOut: true }],
    ["has no unit left", { constructions: [unit({ sold: true })] }],
  ])("PROP-13 a project that %s is not mailed; one with new units is", async (_case, given) => {
    await informed("new-projects");
    await app.changeProjects(projectOf(1, given));
    expect(await mailed()).toEqual([]);
    await app.changeProjects(projectOf(1, { constructions: [unit()] }));
    expect(await mailed()).toHaveLength(1);
  });

  it("PROP-13 a project whose units are sold listings is not mailed", async () => {
    await informed("new-projects");
    await app.change(listingOf(1, { marquee: 4, projectReference: "crm/P-1" }));
    await app.changeProjects(projectOf(1));
    expect(await mailed()).toEqual([]);
  });

  it("FORM-9 a project that is withdrawn or sold out before its mail is sent is not mailed", async () => {
    await informed("new-projects");
    await app.changeProjects(projectOf(1), projectOf(2));
    await searchAlertsJob.once(app.strapi);
    await app.changeProjects(1, projectOf(2, { soldOut: true }));
    expect(await mailed()).toEqual([]);
  });

  it("FORM-9 the first import of a source is not mailed", async () => {
    await informed("new-projects");
    await markAsBaseline(app.strapi, "project", ["1"]);
    await app.changeProjects(projectOf(1));
    expect(await mailed()).toEqual([]);
  });

  it("FORM-9 a lower starting price of a project is mailed once", async () => {
    await informed("new-projects");
    await app.changeProjects(projectOf(1, { constructions: [unit()] }));
    await mailed();
    const cheaper = projectOf(1, { constructions: [unit(), unit({ reference: "B", price: 250_000 })] });
    await app.changeProjects(cheaper);
    expect((await mailed()).map(({ subject }) => subject)).toEqual(["Nieuwe prijs: Project 1"]);
    await app.changeProjects(projectOf(1, { constructions: [unit()] }), cheaper);
    expect(await mailed()).toEqual([]);
  });

  it("FORM-9 the summary of a saved search has the labels of the form", async () => {
    const lead = await informed("new-projects", "for-rent");
    expect(await savedSearchFacts(app.strapi, await app.rowOf(lead), "en")).toEqual([
      { label: "You asked for", value: "New-build projects, Homes to rent" },
    ]);
  });
});
