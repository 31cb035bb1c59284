import { describe, expect, it } from "vitest";
import { checkInput, rangeProblem, type ValueRules } from "./check-input.js";

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

describe("CMS-11 values with a rule of the application", () => {
  const wrong = { nl: "Fout.", fr: "Faux.", en: "Wrong." };
  const rules: ValueRules = {
    fields: {
      "list.prices": { problem: (value) => (Array.isArray(value) ? null : wrong) },
      "list.name": { problem: (value) => (value === "Travee" ? null : wrong) },
    },
    richText: { tags: [], schemes: [], frameHosts: [], otherFrame: wrong, toHtml: (text) => text },
  };
  const problemsOf = (name: string, type: string, value: unknown) =>
    checkInput([{ path: [name], model: "list", name, attribute: { type }, value }], rules);

  it("are read from the text that the admin sends for JSON, and from the JSON of other programs", () => {
    expect(problemsOf("prices", "json", "[1, 2]")).toEqual([]);
    expect(problemsOf("prices", "json", [1, 2])).toEqual([]);
    for (const value of ["1, 2", { a: 1 }])
      expect(problemsOf("prices", "json", value)).toEqual([{ path: ["prices"], message: wrong }]);
  });

  it("are checked where something is written", () => {
    expect(problemsOf("name", "string", "Travee")).toEqual([]);
    expect(problemsOf("name", "string", "Gevel")).toEqual([{ path: ["name"], message: wrong }]);
    for (const value of ["", null]) expect(problemsOf("name", "string", value)).toEqual([]);
  });

  it("are rejected before that where nothing shows", () => {
    expect(problemsOf("name", "string", " \u200b")[0]?.message.en).toMatch(/^There are only spaces here/);
  });

  it("without a rule are accepted", () => {
    expect(problemsOf("other", "json", 5)).toEqual([]);
    expect(problemsOf("other", "string", "anything")).toEqual([]);
  });

  it("name a colour that is none", () => {
    const colour = (value: string) => {
      const attribute = { type: "customField", customField: "plugin::color-picker.color" };
      return checkInput([{ path: ["colour"], model: "list", name: "colour", attribute, value }], rules);
    };
    expect(colour("#A4452C")).toEqual([]);
    expect(colour("red")[0]?.message.en).toMatch(/^Choose a colour/);
  });
});
