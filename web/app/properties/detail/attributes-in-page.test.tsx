import { readFileSync } from "node:fs";
import { languages, listingAttributes, listingAttributeShape, type Language, type Listing } from "@gevel/config";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { replicaFixture } from "~/shell/site-fixture";
import { listingFixture } from "~/replica/replica-fixture";
import { renderProperty } from "./render-property.server";
import { loadPropertyPage } from "./property-page.server";

/** One row per attribute: its key, a value as JSON, then its label and its formatted sample in the languages of the first row. */
const [head = "", ...table] = readFileSync(new URL("attributes-in-page.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n");
const columns = head.split("\t").slice(2);
const sampled = languages.filter((language) => columns.includes(language));
const rows = table.map((line) => {
  const [key = "", value = "", ...shown] = line.split("\t");
  const inLanguage = (language: Language) => ({
    label: shown[columns.indexOf(`${language} label`)] ?? "",
    text: shown[columns.indexOf(language)] ?? "",
  });
  return { key, value, shown: new Map(sampled.map((language) => [language, inLanguage(language)])) };
});

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    // Soft hyphens and word joiners serve line breaking, not the reader.
    .replaceAll(/[\u00ad\u2060]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The page's lines as a reader sees them, `label → sample`: terms, joined scores, and yes or no. */
function linesOf(html: string): Set<string> {
  const lines = new Set<string>();
  for (const [, term = "", details = ""] of html.matchAll(/<dt[^>]*>(.*?)<\/dt>((?:<dd[^>]*>.*?<\/dd>)+)/gs))
    for (const [, detail = ""] of details.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)) {
      const [, part, rest] = /^<span[^>]*>(.*?)<\/span>([^<].*)$/s.exec(detail) ?? [];
      lines.add(part === undefined ? `${plain(term)} → ${plain(detail)}` : `${plain(part)} → ${plain(rest ?? "")}`);
    }
  for (const [, line = ""] of html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)) {
    const [name = "", answer = ""] = plain(line).split(/ ?: /);
    lines.add(`${name} → ${answer.charAt(0).toUpperCase()}${answer.slice(1)}`);
  }
  return lines;
}

function page(attributes: Partial<Listing["attributes"]>, language: Language): string {
  const listing = listingFixture({ id: 7, webId: 1, attributes });
  const replica = replicaFixture([listing], {}, [], [], languages);
  const data = loadPropertyPage({ replica }, 7, language);
  if (!data) throw new Error("no page");
  const context = {
    replica,
    isDataRequest: true,
    rendered: new Map(),
    siteUrl: "https://www.agency.be",
    googleMapsKey: "",
  };
  const { facts, more, end } = renderProperty(context, data, language);
  return `${facts.html}${more.html}${end.html}`;
}

const attributes = z
  .object(listingAttributeShape)
  .partial()
  .parse(Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)])));

describe("listing attributes in the page", () => {
  it("PROP-1 are those of attributes-in-page.tsv, each with a sample", () => {
    expect(rows.map(({ key }) => key)).toEqual(listingAttributes.map(({ key }) => key));
  });

  describe.each(sampled)("in %s", (language) => {
    const lines = linesOf(page(attributes, language));

    it.each(rows)("PROP-1 have the label and the formatted sample of $key", ({ shown }) => {
      const { label, text } = shown.get(language) ?? { label: "", text: "" };
      expect(label).not.toBe("");
      expect([...lines]).toContain(`${label} → ${text}`);
    });
  });

  it.each(sampled)("PROP-1 in %s are omitted when empty, except those the law requires", (language) => {
    const lines = linesOf(page({ viager: true }, language));
    for (const { shown } of rows) {
      const { label, text } = shown.get(language) ?? { label: "", text: "" };
      if (text.length > 3) expect([...lines]).not.toContain(`${label} → ${text}`);
    }
  });
});
