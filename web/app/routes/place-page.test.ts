import { describe, expect, it } from "vitest";
import type { PlacePageText } from "@gevel/config";
import { placeSiteFixture, type PlaceListing } from "~/properties/place-pages/place-fixture";
import { listingFixture } from "~/replica/replica-fixture";
import { sitemapFile } from "~/pages/sitemap/sitemap-files.server";
import { siteUrl } from "~/shell/site-fixture";
import { loader } from "./site-page";

const home = (id: number, given: Partial<PlaceListing> = {}) => listingFixture({ id, webId: 1, ...given });
const gent = { city: "Gent", cityNames: {}, zip: "9000" };
const listings = [
  ...Array.from({ length: 14 }, (_, at) => home(at + 1, { zip: at < 7 ? "2000" : "2018" })),
  ...[21, 22].map((id) => home(id, gent)),
  home(31, { city: "Lier", cityNames: {}, zip: "2500" }),
];
const text: PlacePageText = {
  ...{ id: "t", goal: 0, cities: ["antwerpen|2050"], type: 1, title: "Wonen aan de Schelde" },
  ...{ html: "<p>Licht, water &amp; lucht.</p>", metaTitle: "Flats aan de Schelde", metaDescription: "" },
};

type Site = ReturnType<typeof placeSiteFixture>["context"];
const { context } = placeSiteFixture(listings);

async function answerAt(address: string, site: Site = context) {
  const request = new Request(new URL(address, siteUrl));
  const own = { ...site, rendered: new Map<string, string>() };
  try {
    const { data } = await loader({ context: own, request, params: {} });
    return { content: data, rendered: [...own.rendered.values()].join("") };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { to: thrown.headers.get("location"), rendered: "" };
  }
}

const headAt = async (address: string, site?: Site) => {
  const { content } = await answerAt(address, site);
  if (!content) throw new Error(`${address} is no page`);
  return content.meta.head;
};
const path = "/nl/te-koop/antwerpen/appartement/";

describe("SEO-4 a place page", () => {
  it("has a title, a description, breadcrumbs, its homes and structured data of its own", async () => {
    const { content, rendered } = await answerAt(path);
    expect(content?.kind).toBe("place");
    if (content?.kind !== "place") return;
    const { meta, list } = content;
    expect(meta.head.title.replace(/\u00a0/g, " ")).toBe(
      "Appartement te koop in Antwerpen · Gevel – pagina 1 van 2 (14 panden)",
    );
    expect(meta.head.description.replace(/\u00a0/g, " ")).toMatch(
      /^Appartement te koop in Antwerpen\. Op dit moment hebben we hier 14 panden te koop, vanaf € 300\.000\./,
    );
    expect(meta.breadcrumbs).toEqual([
      { label: "Lijst", lang: "nl", path: "/nl/te-koop/" },
      { label: "Antwerpen", lang: "nl", path: "/nl/te-koop/antwerpen/" },
      { label: "Appartement", lang: "nl", path: null },
    ]);
    expect(list).toMatchObject({ total: 14, page: 1, pageCount: 2, path: "/nl/te-koop/", placePath: path });
    expect(rendered).toContain('"@type":"BreadcrumbList"');
    expect(rendered.match(/<h1>/g)).toHaveLength(1);
  });

  it("is canonical to itself, page by page, and linked to its other languages", async () => {
    expect(await headAt(path)).toMatchObject({
      ...{ canonical: siteUrl + path, index: true },
      alternates: [
        { hreflang: "nl", href: siteUrl + path },
        { hreflang: "fr", href: `${siteUrl}/fr/a-vendre/anvers/appartement-fr/` },
        { hreflang: "x-default", href: siteUrl + path },
      ],
      series: { previous: null, next: `${siteUrl}${path}?page=2` },
    });
    const second = await headAt(`${path}?page=2`);
    expect(second.canonical).toBe(`${siteUrl}${path}?page=2`);
    expect(second.alternates.every(({ href }) => href.endsWith("?page=2"))).toBe(true);
  });

  it("links to the pages next to it, and the list to the largest", async () => {
    const place = await answerAt(path);
    expect(place.rendered).toContain('href="/nl/te-koop/gent/appartement/"');
    expect(place.rendered).not.toContain('href="/nl/te-koop/lier/appartement/"');
    const list = await answerAt("/fr/a-vendre/");
    expect(list.rendered).toContain('href="/fr/a-vendre/anvers/"');
    expect(list.rendered).toContain('href="/fr/a-vendre/gand/appartement-fr/"');
  });

  it("SEO-5 with too few homes still answers, not indexed and canonical to the list; unknown ones are 404", async () => {
    for (const address of ["/nl/te-koop/lier/appartement/", "/nl/te-koop/hasselt/", "/nl/te-huur/antwerpen/"]) {
      const head = await headAt(address);
      expect(head, address).toMatchObject({ index: false, alternates: [] });
      expect(head.canonical).toBe(`${siteUrl}/nl/${address.includes("huur") ? "te-huur" : "te-koop"}/`);
    }
    for (const address of ["/nl/te-koop/nergens/", "/nl/te-koop/antwerpen/kasteel/", "/nl/projecten/antwerpen/"])
      expect((await answerAt(address)).content, address).toMatchObject({ kind: "not-found" });
  });

  it("is introduced by staff in the language they wrote", async () => {
    const written = placeSiteFixture(listings, { texts: [text] }).context;
    const { content, rendered } = await answerAt(path, written);
    expect(rendered).toContain("<h1>Wonen aan de Schelde</h1>");
    expect(rendered).toContain("<p>Licht, water &amp; lucht.</p>");
    expect(rendered).not.toContain("Op dit moment");
    expect(content?.meta.head).toMatchObject({ description: "Licht, water & lucht." });
    expect(content?.meta.head.title).toMatch(/^Flats aan de Schelde/);
    expect((await answerAt("/fr/a-vendre/anvers/appartement-fr/", written)).rendered).toContain("14 biens");
    expect((await answerAt("/nl/te-koop/antwerpen/", written)).rendered).not.toContain("Schelde");
  });
});

describe("SEO-5 the address of a place page", () => {
  it.each([
    ["/te-koop/antwerpen/appartement", path],
    ["/nl/for-sale/Anvers/APPARTEMENT/", path],
    ["/nl/a-vendre/antwerpen-2018/appartement/?x=1", `${path}?x=1`],
    [`${path}?page=1`, path],
    [`${path}?page=2&utm=a`, null],
    [`${path}?page=0&utm=a`, `${path}?utm=a`],
    [`${path}?bedrooms=2&page=3`, "/nl/te-koop/?city=antwerpen%7C2000&city=antwerpen%7C2018&type=2&bedrooms=2&page=3"],
    [`${path}?view=map`, "/nl/te-koop/?city=antwerpen%7C2000&city=antwerpen%7C2018&type=2&view=map"],
    ["/te-koop/gent/?city=lier%7C2500", "/nl/te-koop/?city=lier%7C2500"],
    ["/te-koop/gent/?price=100000-&sort=newest", "/nl/te-koop/?city=gent%7C9000&price=100000-"],
  ])("LANG-8 %s moves to %s in one step", async (address, to) => {
    const answer = await answerAt(address);
    expect(answer.to ?? null).toBe(to);
    if (to !== null) expect((await answerAt(to)).to).toBeUndefined();
  });

  it("PROP-3 is canonical for filters that show the same homes; all other filters are not indexed", async () => {
    const both = "?city=antwerpen%7C2000&city=antwerpen%7C2018&type=2";
    expect(await headAt(`/nl/te-koop/${both}`)).toMatchObject({ canonical: siteUrl + path, index: true });
    expect(await headAt(`/nl/te-koop/${both}&page=2`)).toMatchObject({ canonical: `${siteUrl}${path}?page=2` });
    for (const filters of ["?city=antwerpen%7C2000&type=2", "?city=lier%7C2500", "?type=2", `${both}&sort=price-up`])
      expect(await headAt(`/nl/te-koop/${filters}`), filters).toMatchObject({
        ...{ canonical: `${siteUrl}/nl/te-koop/`, index: false },
      });
    expect(await headAt("/nl/te-koop/")).toMatchObject({ canonical: `${siteUrl}/nl/te-koop/`, index: true });
  });

  it("SEO-1 is in the sitemap of each language, with its homes' last change, if it has enough homes", async () => {
    const xml = Buffer.from((await sitemapFile(context, "fr", 1)) ?? []).toString();
    const found = Array.from(xml.matchAll(/<loc>([^<]*a-vendre\/[a-z]+\/(?:[a-z-]+\/)?)<\/loc>/g), ([, at]) => at);
    expect(found).toEqual(
      ["anvers/", "anvers/appartement-fr/", "gand/", "gand/appartement-fr/"].map(
        (at) => `${siteUrl}/fr/a-vendre/${at}`,
      ),
    );
    expect(xml).toContain(
      `<loc>${siteUrl}/fr/a-vendre/gand/</loc><lastmod>${new Date(1_700_000_022_000).toISOString()}</lastmod>`,
    );
    expect(xml).toContain(`hreflang="nl" href="${siteUrl}/nl/te-koop/gent/"`);
  });
});
