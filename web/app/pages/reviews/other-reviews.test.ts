import { articleSchema } from "@gevel/config";
import { expect, it } from "vitest";
import { seoFixture } from "~/shell/site-fixture";
import { otherReviews } from "./render-other-reviews.server";

const review = (id: string, date: string | null, kind = "review") =>
  articleSchema.parse({
    ...{ id, kind, lang: "nl", title: id, intro: "", html: "", picture: null, jobTitle: "", phone: "", email: "" },
    ...{ routeId: id, date, seo: seoFixture() },
  });
const all = [
  review("a", "2026-01-01"),
  review("b", "2026-03-01"),
  review("c", null),
  review("d", "2026-02-01"),
  review("x", "2026-04-01", "article"),
];

it.each([
  ["b", ["d", "a", "c"]],
  ["a", ["c", "b", "d"]],
  ["c", ["b", "d", "a"]],
])("CMS-14 after review %s come the next ones, newest first and around again", (own, others) => {
  expect(otherReviews(all, own).map(({ id }) => id)).toEqual(others);
});

it("CMS-14 a lone review has no neighbours", () => {
  expect(otherReviews([review("a", null)], "a")).toEqual([]);
});
