import type { Module } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { pageFixture, routeFixture, siteFixture } from "~/shell/site-fixture";
import { showsForm } from "./shows-form.server";

const relation: Module["relations"][number] = {
  type: "contact",
  contact: { id: "c1", lang: "nl", form: "newsletter", title: "", introHtml: "", submitLabel: "", picture: null },
};
const module: Module = {
  ...{ id: "m1", lang: "nl", title: "", titleSize: "h2", descriptionHtml: "", position: "contentRow" },
  ...{ span: 12, sm: 12, md: 12, lg: 12, view: "module-view", backgroundType: "empty", colorBackground: "" },
  ...{ numberItemOfRow: 1, maxItems: 12, relations: [relation] },
};
const route = routeFixture({ id: "news" });
const { context } = siteFixture({ routes: [route], pages: { news: pageFixture({ id: "news", modules: [module] }) } });
const page = { kind: "page", language: "nl", route } as const;

describe("FORM-2 the form of a page it was posted to", () => {
  it("is the current one of that page", () => {
    expect(showsForm(context, page, { form: "newsletter", contactId: "c1" })).toBe(true);
    expect(showsForm(context, page, { form: "site-contact", contactId: "c1" })).toBe(false);
    expect(showsForm(context, page, { form: "newsletter", contactId: "c2" })).toBe(false);
  });

  it("Q-1 is found anywhere on the page, however often", () => {
    expect(showsForm(context, page, { form: "newsletter", contactId: "c1~2" })).toBe(true);
    expect(showsForm(context, page, { form: "newsletter", contactId: "c2~2" })).toBe(false);
  });

  it("is missing where the page is gone", () => {
    const gone = { kind: "not-found", language: "nl", missing: "page" } as const;
    expect(showsForm(context, gone, { form: "newsletter", contactId: "c1" })).toBe(false);
    const elsewhere = { ...page, route: routeFixture({ id: "other" }) };
    expect(showsForm(context, elsewhere, { form: "newsletter", contactId: "c1" })).toBe(false);
  });

  it("is the project's own on a project page", () => {
    const project = { kind: "project", language: "nl", id: 3 } as const;
    expect(showsForm(context, project, { form: "contact-construction", contactId: "project-3" })).toBe(true);
    expect(showsForm(context, project, { form: "contact-construction", contactId: "project-4" })).toBe(false);
  });
});
