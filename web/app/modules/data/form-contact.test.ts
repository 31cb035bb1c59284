import { articleSchema, type ContactForm, type Module } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { loadCmsPage, renderCmsPage } from "~/pages/cms-page/cms-page-data.server";
import { pageFixture, pictureFixture, routeFixture, seoFixture, siteFixture } from "~/shell/site-fixture";

const member = (name: string, given: { phone?: string; email?: string; picture?: string } = {}) =>
  articleSchema.parse({
    ...{ id: name, lang: "nl", kind: "team", title: name, intro: "", html: "", jobTitle: "Makelaar", routeId: name },
    ...{ phone: given.phone ?? "", email: given.email ?? "", date: null, seo: seoFixture() },
    picture: given.picture ? pictureFixture(given.picture) : null,
  });
const anna = member("Anna Claes", { phone: "030000011", email: "anna@agency.be" });
const karim = member("Karim Benali", { email: "karim@agency.be", picture: "/uploads/karim.jpg" });
const team = [member("Lieve Goossens"), anna, karim];

const form = (key: ContactForm["form"]): Module["relations"][number] => ({
  type: "contact",
  contact: { id: key, lang: "nl", form: key, title: "", introHtml: "", submitLabel: "", picture: null },
});
const moduleOf = (id: string, ...relations: Module["relations"]): Module => ({
  ...{ id, lang: "nl", title: "", titleSize: "h2", descriptionHtml: "", position: "contentRow" },
  ...{ span: 12, sm: 12, md: 12, lg: 12, view: "single-view", backgroundType: "empty", colorBackground: "" },
  ...{ numberItemOfRow: 1, maxItems: 12, relations },
});

const agents = ["Nobody Here", "Anna Claes"].map((name) => ({ name, title: "", number: "" }));
const agency = { agencyName: "Gevel", phone: "03 000 00 10", email: "info@agency.be" };
const recognised = { ...siteFixture({}).tree("nl").config.identity, agents };

function loaded(modules: Module[], given: { articles?: typeof team; config?: object } = {}) {
  const { articles = team, config = { ...agency, identity: recognised } } = given;
  const page = pageFixture({ id: "page", modules });
  const site = siteFixture({
    ...{ routes: [routeFixture({ id: "page" })], pages: { page }, config },
    articles: Object.fromEntries(articles.map((article) => [article.id, article])),
  });
  const rendered = new Map<string, string>();
  const context = { ...site.context, rendered, isDataRequest: false, leftOut: false };
  const content = loadCmsPage(context, page, new URL("https://www.agency.be/nl/page/"), site.tree("nl"));
  renderCmsPage(context, page, content, site.tree("nl"));
  const blocks = content.modules.flatMap((module) => module.blocks);
  return {
    kinds: blocks.map(({ kind }) => kind),
    persons: blocks.flatMap((block) => (block.kind === "form" ? [block.person] : [])),
    html: [...rendered.values()].join(),
  };
}

describe("who answers a form of a page", () => {
  it("FORM-1 is the first recognised agent who is in the team, beside the first form that the agency answers", () => {
    const modules = [
      moduleOf("a", form("newsletter")),
      moduleOf("b", form("contact-demand")),
      moduleOf("c", form("contact-me")),
    ];
    const { persons, html } = loaded(modules);
    expect(persons).toEqual([
      null,
      {
        ...{ name: "Anna Claes", phone: "030000011", email: "anna@agency.be", pictureUrl: "", isAgency: false },
        next: "Anna Claes belt u om een moment af te spreken en komt kijken.",
      },
      null,
    ]);
    expect(html).toContain('href="tel:030000011"');
    expect(html).toContain('href="mailto:anna@agency.be"');
    expect(html).toContain('data-initials="true"');
  });

  it("FORM-1 is the team member whom staff put beside it, before or after, instead of as a person of its own", () => {
    for (const relations of [
      [form("job-contact"), { type: "article", article: karim } as const],
      [{ type: "article", article: karim } as const, form("job-contact")],
    ]) {
      const { persons, kinds, html } = loaded([moduleOf("a", ...relations)]);
      expect(kinds).toEqual(["form"]);
      expect(persons).toEqual([
        {
          ...{ name: "Karim Benali", phone: "", email: "karim@agency.be", pictureUrl: "/uploads/karim.jpg" },
          ...{ isAgency: false, next: "Karim Benali leest uw bericht en antwoordt u." },
        },
      ]);
      expect(html).toContain("/uploads/karim.jpg");
    }
  });

  it("FORM-1 stays a person of its own beside two forms or one that nobody answers", () => {
    const chosen = { type: "article", article: karim } as const;
    expect(loaded([moduleOf("a", form("newsletter"), chosen, form("unsubscribe"))])).toMatchObject({
      ...{ kinds: ["form", "items", "form"], persons: [null, null] },
    });
    expect(loaded([moduleOf("a", form("newsletter"), chosen)])).toMatchObject({
      kinds: ["form", "items"],
      persons: [null],
    });
    const story = { ...chosen, article: { ...karim, kind: "article" as const } };
    expect(loaded([moduleOf("a", form("newsletter"), story)])).toMatchObject({ persons: [null] });
  });

  it("FORM-1 is the agency where no recognised agent is in the team, and nobody before it has a name", () => {
    const modules = [moduleOf("a", form("site-contact"))];
    expect(loaded(modules, { articles: [] }).persons).toMatchObject([
      { name: "Gevel", phone: "03 000 00 10", email: "info@agency.be", isAgency: true },
    ]);
    expect(loaded(modules, { config: agency }).persons).toMatchObject([{ isAgency: true }]);
    expect(loaded(modules, { articles: [], config: { ...agency, agencyName: "" } }).persons).toEqual([null]);
  });
});
