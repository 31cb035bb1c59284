import { describe, expect, it } from "vitest";
import type { Head } from "~/shell/head/head";
import { listHead } from "./list-head.server";

const address = "https://www.agency.be/nl/te-koop/";
const french = "https://www.agency.be/fr/a-vendre/";
const head: Head = {
  title: "Te koop",
  description: "",
  canonical: address,
  alternates: [
    { hreflang: "fr", href: french },
    { hreflang: "x-default", href: address },
  ],
  index: true,
  openGraph: { type: "website", siteName: "", locale: "nl_BE", title: "Te koop", description: "", image: null },
  twitter: { title: "Te koop", description: "", image: null },
};
const at = (page: number, search = "sort=newest") =>
  listHead(head, { page, search, pageCount: 3, total: 30, defaultSort: "newest" }, "nl");

describe("the head of a list page", () => {
  it("LANG-5 is canonical for each page of the whole list, in each language, with previous and next", () => {
    const second = at(2, "page=2&sort=newest");
    expect(second.canonical).toBe(`${address}?page=2`);
    expect(second.alternates.map(({ href }) => href)).toEqual([`${french}?page=2`, `${address}?page=2`]);
    expect(second.series).toEqual({ previous: address, next: `${address}?page=3` });
    expect(second.title).toMatch(/^Te koop.*2.*3/);
    expect([at(1).canonical, at(1).series]).toEqual([address, { previous: null, next: `${address}?page=2` }]);
    expect(at(3, "page=3&sort=newest").series?.next).toBeNull();
  });

  it("LANG-5 is canonical for the list itself where a visitor filtered, sorted or mapped it", () => {
    for (const search of ["bedrooms=2&sort=newest", "sort=price-up", "view=map&sort=newest"]) {
      const found = at(2, `${search}&page=2`);
      expect([found.canonical, found.series], search).toEqual([address, undefined]);
    }
  });

  it.each([
    ["nl", 3, "Te koop – pagina 1 van 1 (3 panden)"],
    ["nl", 1, "Te koop – pagina 1 van 1 (1 pand)"],
    ["fr", 0, "Te koop – page 1 sur 1 (0 bien)"],
    ["en", 0, "Te koop – page 1 of 1 (0 properties)"],
    ["de", 12, "Te koop – Seite 1 von 1 (12 Objekte)"],
  ] as const)(
    "PROP-4 has the page and the number of listings in the title of one page too, in %s of %i",
    (language, total, title) => {
      const one = listHead(head, { page: 1, search: "", pageCount: 1, total, defaultSort: "newest" }, language);
      expect(one).toEqual({
        ...{ ...head, title, rss: `/${language}/rss.xml` },
        series: { previous: null, next: null },
      });
    },
  );
});
