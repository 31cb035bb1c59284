import { articleSchema, type Article } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { routeFixture, seoFixture, siteFixture } from "~/shell/site-fixture";
import { leadMember, memberForm, ownFormOfMember } from "./member-form.server";

const articleOf = (id: string, kind: Article["kind"]) =>
  articleSchema.parse({
    ...{ id, lang: "nl", kind, title: `Anna "A" ${"x".repeat(300)}`, intro: "", html: "", picture: null, jobTitle: "" },
    ...{ phone: "", email: "", routeId: id, date: null, seo: seoFixture() },
  });
const articles = { anna: articleOf("anna", "team"), news: articleOf("news", "article") };
const routes = ["anna", "news"].map((id) => routeFixture({ id, type: "article" }));
const { context } = siteFixture({ articles, routes });
const pageOf = (id: string) => ({ kind: "article" as const, language: "nl" as const, route: routeFixture({ id }) });

describe("the form of a member of the team", () => {
  it("CMS-15 is on their page alone, and a post there is for them", () => {
    expect(memberForm(context, articles.anna, "nl")?.contact).toMatchObject({
      id: "member-anna",
      form: "contact-member",
    });
    expect(memberForm(context, articles.news, "nl")).toBeNull();
    expect(ownFormOfMember(context, pageOf("anna"))).toMatchObject({ form: "contact-member", listing: null });
    expect(leadMember(context, pageOf("anna"))).toMatchObject({ id: "anna" });
    expect(leadMember(context, pageOf("anna"))?.name).toHaveLength(255);
  });

  it.each([pageOf("news"), pageOf("gone"), { kind: "project", language: "nl", id: 3 } as const])(
    "CMS-15 is accepted from no other page",
    (page) => {
      expect(ownFormOfMember(context, page)).toBeNull();
      expect(leadMember(context, page)).toBeNull();
    },
  );
});
