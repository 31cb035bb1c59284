import { topBarIcons } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { fieldRules } from "./content-rules";

const problemOf = (field: string, value: unknown) => fieldRules[field]?.problem?.(value) ?? null;

describe("CMS-11 lists in JSON fields", () => {
  it.each([
    ["config.property-search.salePrices", [150_000, 200_000]],
    ["api::property-list.property-list.cities", ["berchem|2600"]],
    ["api::property-list.property-list.types", [1, 2]],
  ])("accept %s of %j", (field, value) => {
    expect(problemOf(field, value)).toBeNull();
  });

  it.each([
    ["config.property-search.salePrices", [200_000, 150_000]],
    ["config.property-search.rentPrices", undefined],
    ["api::property-list.property-list.types", ["Huis"]],
    ["api::property-list.property-list.cities", ["Berchem"]],
  ])("reject %s of %j", (field, value) => {
    const problem = problemOf(field, value);
    expect(problem?.nl).toMatch(/^(Noteer|Kies) /);
    expect(problem?.fr).toMatch(/^(Notez|Choisissez) /);
    expect(problem?.en).toMatch(/^(Write|Choose) /);
  });
});

it("CHROME-3 accepts the site's icons, and lists them for an unknown one", () => {
  const field = "config.top-bar-item.icon";
  for (const name of ["heart", "Heart", ...topBarIcons]) expect(problemOf(field, name)).toBeNull();
  expect(problemOf(field, "fa-heart")?.en).toMatch(/^There is no such icon\. Choose from: phone, .*heart/);
});

it("CMS-11 numbers of measuring services have the shape that each service gives them", () => {
  expect(problemOf("config.tracking.siteGoogleAnalyticsID", " G-AB12CD34EF ")).toBeNull();
  expect(problemOf("config.tracking.siteFacebookPixel", "G-AB12CD34EF")?.en).toBe(
    "This is no valid number. It looks like 123456789012345.",
  );
});

it.each(["shared.link.url", "config.social-link.url", "config.identity.codeOfConductUrl"])(
  "CMS-11 %s takes what a link opens, completed",
  (field) => {
    expect(problemOf(field, "www.example.be")).toBeNull();
    expect(fieldRules[field]?.complete?.("www.example.be")).toBe("https://www.example.be");
    expect(problemOf(field, "javascript:alert(1)")?.en).toMatch(/^No link can open this/);
  },
);

it.each([
  "page.page.path",
  "page.page.originalPath",
  "article.article.path",
  "article.article.originalPath",
  "menu.menu.path",
])("CMS-11 api::%s takes parts of an address", (field) => {
  expect(problemOf(`api::${field}`, "te-koop")).toBeNull();
  expect(problemOf(`api::${field}`, "/te koop")).not.toBeNull();
});

it.each(["api::menu.menu.redirectUrl", "api::redirect.redirect.to"])("%s is completed", (field) => {
  expect(fieldRules[field]?.complete?.("www.example.be")).toBe("https://www.example.be");
});
