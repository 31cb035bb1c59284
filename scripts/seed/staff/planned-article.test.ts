import { languages } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { plannedArticle } from "./planned-article.js";

describe("the planned article of the demo", () => {
  it.each(languages)("CMS-7 asks the same five questions in %s, under an address of its own", (language) => {
    const { title, path, intro, html } = plannedArticle[language];
    expect(html.split("\n\n").map((line) => /^\*\*.+\?\*\* /.test(line))).toEqual([true, true, true, true, true]);
    expect(title && intro).not.toBe("");
    expect(path).toMatch(/^[a-z]+\/[a-z-]+$/);
  });
});
