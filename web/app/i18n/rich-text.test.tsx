import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Language } from "@gevel/config";
import { createPaths } from "./paths";
import { RichText } from "./rich-text";
import { PathsProvider } from "./use-paths";

const french = createPaths({
  language: "fr",
  siteUrl: "https://www.agency.example",
  rows: [
    ["home", "", ""],
    ["contact", "contact", "contact"],
    ["sale", "for-sale", "a-vendre"],
  ],
});
const hrefs = (html: string, lang?: Language) =>
  Array.from(
    renderToStaticMarkup(
      <PathsProvider paths={french}>
        <RichText html={html} lang={lang} />
      </PathsProvider>,
    ).matchAll(/href="([^"]*)"/g),
    ([, href]) => href,
  );
const link = (href: string) => `<p>Lisez <a title="x" href="${href}" target="_blank">la suite</a></p>`;

describe("LANG-7 links in HTML written by staff", () => {
  it.each([
    ["/contact/", "/fr/contact/"],
    ["contact", "/fr/contact/"],
    ["/Contact", "/fr/contact/"],
    ["/for-sale/?type=2&amp;city=gent|9000#list", "/fr/a-vendre/?type=2&amp;city=gent|9000#list"],
    ["/te-koop/", "/fr/te-koop/"],
    ["/property/12/", "/fr/property/12/"],
    ["/", "/fr/"],
    ["/fr/contact/", "/fr/contact/"],
    ["https://www.agency.example/contact/", "/fr/contact/"],
    ["HTTP://agency.example/Contact?a=1&amp;b=2#x", "/fr/contact/?a=1&amp;b=2#x"],
    ["https://agency.example", "/fr/"],
    ["https://agency.example?a=1", "/fr/?a=1"],
    ["https://www.agency.example/fr/for-sale/", "/fr/a-vendre/"],
    ["https://www.agency.example/property/12", "/fr/property/12/"],
  ])("LANG-7 lead from %s to %s in a French text", (href, to) => {
    expect(hrefs(link(href))).toEqual([to]);
  });

  it.each([
    "/nl/contact/",
    "https://example.org/contact/?a=1&amp;b=2",
    "https://agency.example.org/contact/",
    "https://agency.example:8080/contact/",
    "https://fr.agency.example/contact/",
    "https://www.agency.example/uploads/plan.pdf",
    "mailto:info@example.org",
    "tel:+3231234567",
    "/uploads/plan.pdf",
    "/fr/rss.xml",
    "#suite",
    "?page=2",
  ])("LANG-7 leave %s unchanged", (href) => {
    expect(hrefs(link(href))).toEqual([href]);
  });

  it("LANG-4 LANG-7 of a text in a fallback language lead to the reader's own", () => {
    expect(
      hrefs(
        `${link("/nl/contact/")}${link("/nl/")}${link("/nl/te-koop/gent/12/")}${link("https://agency.example/nl/contact/")}`,
        "nl",
      ),
    ).toEqual(["/fr/contact/", "/fr/", "/fr/te-koop/gent/12/", "/fr/contact/"]);
  });
});
