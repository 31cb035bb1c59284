import type { Article } from "@gevel/config";
import { pointsAt, type CompileContext } from "../../content/compile-context";
import type { Documents } from "../../content/documents";
import type { Version } from "../../content/row-fields";
import type { TestimonialRow } from "./testimonial-type";

export interface TestimonialContent {
  readonly testimonials: Documents<TestimonialRow>;
  readonly articles: Documents<Version>;
}

/** The customer whose story the article tells: that of the testimonial that refers to it. */
export function customerOf(
  article: string,
  { content, language, defaultLanguage }: CompileContext<TestimonialContent>,
): Article["customer"] {
  const { testimonials, articles } = content;
  for (const id of testimonials.ids()) {
    const row = testimonials.show(id, language, defaultLanguage)?.row;
    if (row && pointsAt(testimonials, row, (version) => version.article, articles, defaultLanguage) === article)
      return { name: row.name, place: row.place, rating: row.rating ?? null, verified: row.verified };
  }
  return null;
}
