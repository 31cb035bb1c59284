import { describe, expect, it } from "vitest";
import { articleSchema } from "@gevel/config";
import { createPaths, pathTable } from "~/i18n/paths";
import { renderStatic } from "~/islands/render-static.server";
import { listingFixture } from "~/replica/replica-fixture";
import { pictureFixture, replicaFixture, routeFixture, seoFixture, siteFixture } from "~/shell/site-fixture";
import { loadPropertyPage } from "./property-page.server";
import { AgentPerson } from "./agent-person";
import { AgentCard, ContactBar } from "./agent-card";

const agent = { name: "Anna Claes", phone: "+32470123456", email: "anna.claes@gevel.example", pictureUrl: "" };

function rendered(given: Partial<Parameters<typeof listingFixture>[0]>, config = {}, pages: string[] = []) {
  const replica = replicaFixture([listingFixture({ id: 7, recordFile: "R-7", ...given })], config, [], pages);
  const data = loadPropertyPage({ replica }, 7, "nl");
  if (!data) throw new Error("no such page");
  const paths = createPaths({ language: "nl", rows: [] });
  return renderStatic(
    <>
      <AgentCard data={data} title="Huis & tuin" />
      <ContactBar data={data} title="Huis & tuin" />
    </>,
    paths,
  );
}
const about = `?subject=${encodeURIComponent("Informatie over Huis & tuin (ref. R-7)")}`;

describe("the agent of a listing", () => {
  it("PROP-7 shows phone and mail, with links to call and to write about this listing", () => {
    const html = rendered({ agent });
    expect(html).toContain("Anna Claes");
    expect(html).toContain('href="tel:+32470123456"');
    expect(html).toContain(`href="mailto:anna.claes@gevel.example${about}"`);
    expect(html).toMatch(/<\/svg>anna\.claes@gevel\.example<\/a>/);
    expect(html).toContain("Vraag een bezoek aan");
  });

  it("CMS-15 links to the page of the team member; one who left the team is a name", () => {
    const member = articleSchema.parse({
      ...{ id: "anna", lang: "nl", kind: "team", title: "Anna Claes", intro: "", html: "", jobTitle: "", phone: "" },
      ...{ email: agent.email, routeId: "anna", date: null, seo: seoFixture(), picture: pictureFixture("/anna.jpg") },
    });
    const site = siteFixture({ articles: { anna: member } }, [listingFixture({ id: 7, agent })]);
    const contact = loadPropertyPage({ replica: site.context.replica }, 7, "nl")?.contact;
    expect(contact).toMatchObject({ name: "Anna Claes", routeId: "anna", pictureUrl: "/anna.jpg" });
    const html = renderStatic(
      <AgentPerson name="Anna Claes" pictureUrl="" routeId="anna" />,
      createPaths(pathTable([routeFixture({ id: "anna", paths: { nl: "team/anna" } })], "nl", "nl")),
    );
    expect(html).toContain('<a href="/nl/team/anna/">Anna Claes</a>');
    expect(rendered({ agent })).not.toContain("<a>");
    expect(rendered({ agent })).toMatch(/>Anna Claes<\/p>/);
  });

  it("PROP-7 falls back to the agency, and omits a missing mail", () => {
    expect(rendered({ agent: null }, { email: "info@gevel.example" })).toContain("mailto:info@gevel.example?");
    expect(rendered({ agent: { ...agent, email: "" } }, { email: "" })).not.toContain("mailto:");
  });

  it("PROP-10 offers from a sold listing, where staff publish the pages, a saved search for similar ones and a valuation", () => {
    const similar = { marquee: 2, price: 301_000, city: "Berchem", zip: "2600", attributes: { bedrooms: 3 } };
    const html = rendered({ agent, ...similar }, {}, ["demand-register", "contact-demand"]);
    const savedSearch =
      "/nl/demand-register/?city=berchem%7C2600&amp;type=1&amp;bedrooms=3&amp;price=-335000&amp;goal=buy";
    expect(html.split(`href="${savedSearch}"`)).toHaveLength(3);
    expect(html).toContain('href="/nl/contact-demand/"');
    expect(html).not.toContain("bezoek");
    const hidden = rendered({ agent, ...similar, publishPrice: false }, {}, ["demand-register"]);
    expect(hidden).not.toContain("price=");
    expect(rendered({ agent, ...similar, marquee: 0 }, {}, ["demand-register"])).not.toContain("demand-register");
  });

  it("PROP-10 offers no viewing of a sold listing, only phone and mail", () => {
    const html = rendered({ agent, marquee: 2 });
    expect(html).not.toContain("bezoek");
    expect(html).toContain(`mailto:anna.claes@gevel.example${about}`);
  });
});
