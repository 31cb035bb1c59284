import { describe, expect, it } from "vitest";
import { pictureFixture } from "~/shell/site-fixture";
import { firstPicture } from "./first-picture";
import type { Block, Item, ModuleContent } from "~/modules/content/items";

const base = { id: "x", lang: "nl" } as const;
const quote: Item = {
  ...base,
  kind: "quote",
  name: "",
  place: "",
  text: "",
  date: null,
  rating: 5,
  verified: true,
  routeId: null,
};
const slide = (url: string | null): Item => ({
  ...base,
  kind: "slide",
  title: "",
  html: "",
  picture: url === null ? null : pictureFixture(url),
  link: null,
});
const block = (items: Item[], heading: string | null = null): Block => ({
  kind: "items",
  id: "b",
  heading: heading === null ? null : { lang: "nl", title: "", text: "", picture: pictureFixture(heading) },
  items,
  more: null,
  empty: null,
  perView: null,
  autoplay: false,
});
const module = (...blocks: Block[]) => ({ blocks }) as ModuleContent;
const banner = (...urls: string[]) => ({
  ...{ lang: "nl" as const, title: "", accent: "", text: "", video: null, film: null, search: null, valuation: null },
  pictures: urls.map((url) => ({ key: url, picture: pictureFixture(url), listing: null })),
});

describe("SEO-3 the share picture of a page without one of its own", () => {
  it.each([
    ["the banner's", { banner: banner("/a.jpg", "/b.jpg"), modules: [module(block([slide("/c.jpg")]))] }, "/a.jpg"],
    [
      "the first of its modules",
      { banner: banner(), modules: [module(), module(block([quote, slide(null), slide("/c.jpg")]))] },
      "/c.jpg",
    ],
    [
      "a heading's, before its items'",
      { banner: null, modules: [module(block([slide("/c.jpg")], "/h.jpg"))] },
      "/h.jpg",
    ],
  ])("is %s", (_which, data, url) => {
    expect(firstPicture(data)?.url).toBe(url);
  });

  it("is absent where a page shows none", () => {
    expect(firstPicture({ banner: null, modules: [module(block([quote]))] })).toBeNull();
  });
});
