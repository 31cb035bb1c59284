import { describe, expect, it } from "vitest";
import { compiled, pointer, type StoredContent } from "../site/compile/site-fixture";

const story = { id: "story", kind: "review", title: "Met respect verkocht", path: "klanten/peeters" };
const customer = (given: StoredContent) =>
  compiled({ articles: [story, { ...story, locale: "fr", title: "Avec respect" }], ...given });
const peeters = { id: "peeters", name: "Familie Peeters", place: "Berchem", rating: 5, article: pointer("story") };

describe("SEO-2 the article of a review", () => {
  it("SEO-2 has its customer from the testimonial that links to it, in each language", () => {
    const site = customer({ testimonials: [{ id: "other", name: "Jan" }, peeters] });
    const expected = { name: "Familie Peeters", place: "Berchem", rating: 5, verified: false };
    expect(site.tree("nl").articles.story?.customer).toEqual(expected);
    expect(site.tree("fr").articles.story?.customer).toEqual(expected);
  });

  it("SEO-2 has no customer without such a testimonial, nor as an article of another kind", () => {
    expect(customer({}).tree("nl").articles.story?.customer).toBeNull();
    const article = { ...story, kind: "article" };
    const site = compiled({ articles: [article], testimonials: [peeters] });
    expect(site.tree("nl").articles.story?.customer).toBeNull();
  });
});
