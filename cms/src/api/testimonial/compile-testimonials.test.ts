import { describe, expect, it } from "vitest";
import { compiled, pointer, type StoredContent } from "../site/compile/site-fixture";

const testimonials: StoredContent["testimonials"] = [
  { id: "old", name: "Familie Peeters", place: "Berchem", text: "Goed.", date: "2025-01-02", rating: 4 },
  { id: "undated", name: "Bo", text: "Prima." },
  { id: "new", name: "Yasmine", place: "Gent", text: "Snel.", date: "2026-11-20", rating: 5, verified: true },
  { id: "french", locale: "fr", name: "Isabelle", text: "Bien.", date: "2026-11-21" },
];

/** The names in a page's testimonial slider. */
function shownBy(slider: object, language: "nl" | "fr" = "nl") {
  const site = compiled({
    testimonials,
    sliders: [{ id: "s", kind: "testimonials", ...slider }],
    modules: [{ id: "m", relations: [{ __component: "relation.slider", slider: pointer("s") }] }],
    pages: [{ id: "p", title: "Klanten", path: "klanten", modules: [pointer("m")] }],
    siteConfigs: [{ id: "c", agencyName: "Travee", languages: ["nl", "fr"].map((code) => ({ code, use: true })) }],
  });
  const [relation] = site.tree(language).pages["p"]?.modules[0]?.relations ?? [];
  return relation?.type === "slider" ? relation.slider.testimonials.map(({ id }) => id) : [];
}

describe("the testimonials of a slider", () => {
  it("CMS-1 are all published ones, the newest first, in automatic mode", () => {
    expect(shownBy({ testimonialChoice: "newest" })).toEqual(["new", "old", "undated"]);
    expect(shownBy({ testimonialChoice: "newest" }, "fr")).toEqual(["french", "new", "old", "undated"]);
  });

  it("CMS-1 begin with those that staff picked", () => {
    expect(shownBy({ testimonialChoice: "newest", testimonials: [pointer("old")] })).toEqual(["old", "new", "undated"]);
  });

  it("CMS-1 are only the picked ones when staff want no others, also in older content", () => {
    expect(shownBy({ testimonialChoice: "picked", testimonials: [pointer("old")] })).toEqual(["old"]);
    expect(shownBy({ testimonials: [pointer("old")] })).toEqual(["old"]);
  });

  it("CMS-1 are shown automatically when none is picked", () => {
    expect(shownBy({})).toEqual(["new", "old", "undated"]);
  });
});

it("CMS-16 each testimonial of the site names its goal and the member of the team, the newest first", () => {
  const site = compiled({
    articles: [
      { id: "anna", kind: "team", title: "Anna" },
      { id: "news", kind: "article", title: "Nieuws" },
    ],
    testimonials: [
      { id: "a", name: "An", text: "Goed.", date: "2026-01-01", agent: pointer("anna"), goal: "rent" },
      { id: "b", name: "Bo", text: "Prima.", date: "2026-02-01", agent: pointer("news") },
      { id: "c", name: "Cé", text: "Fijn.", agent: pointer("deleted") },
    ],
  });
  expect(site.tree("nl").testimonials.map(({ id, agentId, goal }) => [id, agentId, goal])).toEqual([
    ["b", null, null],
    ["a", "anna", "rent"],
    ["c", null, null],
  ]);
  expect(site.tree("fr").testimonials[1]).toMatchObject({ lang: "nl", agentId: "anna" });
});

it("SEO-2 a review page has its customer's name, town and stars, and no other article has", () => {
  const site = compiled({
    articles: [
      { id: "story", kind: "review", title: "Met respect verkocht", path: "klanten/peeters" },
      { id: "news", kind: "article", title: "Nieuws", path: "nieuws" },
    ],
    testimonials: [
      { id: "t", name: "Familie Peeters", place: "Berchem", text: "Goed.", rating: 4, article: pointer("story") },
      { id: "u", name: "Bo", text: "Prima.", article: pointer("news") },
    ],
  });
  const { articles } = site.tree("nl");
  expect(articles["story"]?.customer).toEqual({
    name: "Familie Peeters",
    place: "Berchem",
    rating: 4,
    verified: false,
  });
  expect(articles["news"]?.customer).toBeNull();
});
