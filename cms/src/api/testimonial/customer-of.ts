import type { Article } from "@gevel/config";
import { pointsAt, type CompileContext } from "../site/compile/compile-context";

/** The customer whose story the article tells: that of the testimonial that refers to it. */
export function customerOf(
  article: string,
  { content, language, defaultLanguage }: CompileContext,
): Article["customer"] {
  const { testimonials, articles } = content;
  for (const id of testimonials.ids()) {
    const row = testimonials.show(id, language, defaultLanguage)?.row;
    if (row && pointsAt(testimonials, row, (version) => version.article, articles, defaultLanguage) === article)
      return { name: row.name, place: row.place, rating: row.rating ?? null, verified: row.verified };
  }
  return null;
}
