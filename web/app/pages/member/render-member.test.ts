import { articleSchema, testimonialSchema, type Article, type Listing } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { listingFixture } from "~/replica/replica-fixture";
import { routeFixture, seoFixture, siteFixture } from "~/shell/site-fixture";
import { renderMember } from "./render-member.server";

const member = (id: string, title: string, email: string, kind: Article["kind"] = "team") =>
  articleSchema.parse({
    ...{ id, lang: "nl", kind, title, intro: "", html: "", picture: null, jobTitle: "Makelaar", phone: "", email },
    ...{ routeId: id, date: null, seo: seoFixture() },
  });
const anna = member("anna", "Anna Claes", "anna@agency.be");
const namesake = member("anna-2", "Anna Claes", "anna2@agency.be");

const of = (id: number, email: string, given: Partial<Parameters<typeof listingFixture>[0]> = {}): Listing =>
  listingFixture({
    ...{ id, typeDescription: { nl: `Huis ${id}` }, agent: { name: "Anna Claes", email, phone: "", pictureUrl: "" } },
    ...given,
  });

const review = (id: string, agentId: string | null, rating: number | null) =>
  testimonialSchema.parse({
    ...{ id, lang: "nl", name: `Klant ${id}`, place: "", text: "Goed.", date: null, rating, verified: true },
    ...{ routeId: null, agentId },
  });

function rendered(article: Article, listings: readonly Listing[], team: readonly Article[] = [anna, namesake]) {
  const articles = Object.fromEntries(team.map((one) => [one.id, one]));
  const routes = team.map(({ id }) => routeFixture({ id, type: "article" }));
  const site = siteFixture({ articles, routes }, listings);
  const tree = {
    ...site.tree("nl"),
    testimonials: [review("1", "anna", 5), review("2", "anna", 4), review("3", "anna-2", 1), review("4", null, 1)],
  };
  const context = { ...site.context, rendered: new Map<string, string>(), isDataRequest: true };
  return renderMember(context, tree, article)?.html ?? null;
}

describe("CMS-15 the page of a team member", () => {
  it("has their own listings and reviews, apart from those of somebody of the same name", () => {
    const html = rendered(anna, [
      of(1, "anna@agency.be"),
      of(2, "anna2@agency.be"),
      of(3, "anna@agency.be", { marquee: 2 }),
    ]);
    expect(html).toContain("Huis 1");
    expect(html).not.toContain("Huis 2");
    expect(html).toContain("1 pand verkocht of verhuurd");
    expect(html).toContain("Huis 3");
    expect(html).toContain("4,5 van de 5 sterren, 2 beoordelingen");
    expect(html).not.toContain("Klant 3");
  });

  it("shows six listings and the others on request, counting all", () => {
    const html = rendered(
      anna,
      Array.from({ length: 9 }, (_, at) => of(at + 1, "anna@agency.be")),
    );
    expect(html).toContain("9 panden in het aanbod");
    expect(html).toMatch(/<summary>Toon nog 3 panden<\/summary>/);
  });

  it("is their own text alone without listings and reviews; another article has none of this", () => {
    const nobody = member("bo", "Bo Maes", "");
    expect(rendered(nobody, [of(1, "anna@agency.be")], [anna, nobody])).toBeNull();
    expect(rendered(member("news", "Anna Claes", "", "article"), [of(1, "anna@agency.be")])).toBeNull();
  });
});
