import { topBarIcons } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { addressProblem } from "./address";
import { listProblem, rangeProblem, iconProblem } from "../check-input";

describe("CMS-11 numbers", () => {
  it.each([1, 12])("accepts a width of %d of twelve columns", (value) => {
    expect(rangeProblem(value, { min: 1, max: 12 })).toBeNull();
  });

  it.each([0, 13, -1])("rejects a width of %d", (value) => {
    expect(rangeProblem(value, { min: 1, max: 12 })).toEqual({
      nl: "Kies een getal van 1 tot en met 12.",
      fr: "Choisissez un nombre de 1 à 12.",
      en: "Choose a number from 1 to 12.",
    });
  });

  it("names the only limit", () => {
    expect(rangeProblem(-1, { min: 0 })).toMatchObject({
      nl: "Kies een getal vanaf 0.",
      en: "Choose a number from 0.",
    });
    expect(rangeProblem(9, { max: 8 })).toMatchObject({
      fr: "Choisissez un nombre jusqu'à 8.",
      en: "Choose a number up to 8.",
    });
  });
});

describe("CMS-11 addresses", () => {
  it.each(["", "te-koop", "bedankt/gratis-schatting", "verkopen--verhuren", "Verhuren"])("accepts %j", (address) => {
    expect(addressProblem(address)).toBeNull();
  });

  it.each(["/te-koop", "te-koop/", "te koop", "a//b", "é", "a?b", "../x", "-a"])("rejects %j", (address) => {
    expect(addressProblem(address)).not.toBeNull();
  });
});

describe("CMS-11 lists in JSON fields", () => {
  it("reads text from the admin and a list from other programs", () => {
    expect(listProblem("config.property-search", "salePrices", "[150000, 200000]")).toBeNull();
    expect(listProblem("config.property-search", "salePrices", [150000, 200000])).toBeNull();
    expect(listProblem("api::property-list.property-list", "cities", ["berchem|2600"])).toBeNull();
    expect(listProblem("api::property-list.property-list", "types", null)).toBeNull();
  });

  it.each([
    ["config.property-search", "salePrices", [200000, 150000]],
    ["config.property-search", "rentPrices", "500, 750"],
    ["api::property-list.property-list", "types", ["Huis"]],
    ["api::property-list.property-list", "cities", ["Berchem"]],
  ])("rejects %s.%s of %j", (model, attribute, value) => {
    const problem = listProblem(model, attribute, value);
    expect(problem?.nl).toMatch(/^(Noteer|Kies) /);
    expect(problem?.fr).toMatch(/^(Notez|Choisissez) /);
    expect(problem?.en).toMatch(/^(Write|Choose) /);
  });

  it("leaves other JSON fields alone", () => {
    expect(listProblem("api::page.page", "anything", 5)).toBeNull();
  });
});

it("CHROME-3 accepts the site's icons, and lists them for an unknown one", () => {
  for (const name of ["", "heart", "Heart", ...topBarIcons]) expect(iconProblem(name)).toBeNull();
  expect(iconProblem("fa-heart")?.en).toMatch(/^There is no such icon\. Choose from: phone, .*heart/);
});
