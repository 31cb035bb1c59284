import { describe, expect, it } from "vitest";
import { SaxesParser } from "saxes";
import { listingFixture } from "~/replica/replica-fixture";
import { siteFixture, siteUrl } from "~/shell/site-fixture";
import { listingsRss } from "./listings-rss.server";

const picture = (url: string) => ({ url, width: 800, height: 600, alt: {}, thumbhash: null });
const homes = [
  listingFixture({
    id: 1,
    typeDescription: { nl: 'Huis <b> & "tuin"\u0007', fr: "Maison" },
    createdAt: "2026-05-01T10:00:00.000Z",
  }),
  listingFixture({ id: 2, createdAt: "2026-05-02T10:00:00.000Z", price: null, publishPrice: false }),
  // Sold, and still in the lists.
  listingFixture({ id: 3, createdAt: "2026-05-03T10:00:00.000Z", marquee: 2 }),
];
const rss = (language: "nl" | "fr", listings = homes) => listingsRss(siteFixture({}, listings).context, language);

/** The texts of each element of items, in their order; throws where it is no XML. */
function itemsOf(xml: string): Record<string, string>[] {
  const items: Record<string, string>[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (name === "item") items.push({});
    open.push(name);
  });
  parser.on("text", (text) => {
    const item = items.at(-1);
    const name = open.at(-1);
    if (item && name && name !== "item" && open.includes("item")) item[name] = text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  return items;
}

describe("SEO-3 the RSS of new listings", () => {
  it("SEO-3 is valid XML with any headline", () => {
    expect(itemsOf(rss("nl"))[1]?.["title"]).toBe('Huis <b> & "tuin"');
  });

  it("SEO-3 lists listings on offer, newest first, each once under a unique id, with its page and date", () => {
    const items = itemsOf(rss("nl"));
    expect(items.map(({ guid }) => guid)).toEqual([2, 1].map((id) => `${siteUrl}/property/${id}/`));
    expect(items[1]).toMatchObject({ pubDate: "Fri, 01 May 2026 10:00:00 GMT" });
    expect(items[1]?.["link"]).toMatch(new RegExp(`^${siteUrl}/nl/.+/1/$`));
  });

  it("SEO-3 contains no unpublished price", () => {
    expect(itemsOf(rss("nl"))[0]?.["description"]).toContain("Prijs op aanvraag");
  });

  it("SEO-3 has a picture as an enclosure, whose length is not yet known", () => {
    const pictured = listingFixture({ id: 4, pictures: [picture("/uploads/a&b.jpg")] });
    expect(rss("nl", [pictured])).toContain(
      `<enclosure url="${siteUrl}/pictures?src=/uploads/a%26b.jpg&amp;width=1360&amp;height=auto&amp;format=jpeg" length="0" type="image/jpeg"/>`,
    );
  });

  it("SEO-3 is valid without items where nothing is on offer", () => {
    expect(itemsOf(rss("fr", []))).toEqual([]);
  });
});
