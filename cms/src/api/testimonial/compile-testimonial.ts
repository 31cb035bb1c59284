import type { Article, Slider } from "@gevel/config";
import { pointsAt, show, type CompileContext } from "../site/compile/compile-context";

export function compileTestimonial(
  id: string,
  from: string,
  context: CompileContext,
): Slider["testimonials"][number] | null {
  const { testimonials, articles } = context.content;
  const shown = show(testimonials, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  const article = pointsAt(testimonials, row, (version) => version.article, articles, context.defaultLanguage);
  return {
    id,
    lang,
    name: row.name,
    place: row.place,
    text: row.text,
    date: row.date,
    rating: row.rating ?? null,
    verified: row.verified,
    routeId: article !== null && context.routes.has(article) ? article : null,
  };
}

/** SEO-2: who gave the review of an article; null where no published testimonial leads to it. */
export function customerOf(articleId: string, context: CompileContext): Article["customer"] {
  const { content, language, defaultLanguage } = context;
  const { testimonials, articles } = content;
  for (const id of testimonials.ids()) {
    const row = testimonials.show(id, language, defaultLanguage)?.row;
    if (row && pointsAt(testimonials, row, (version) => version.article, articles, defaultLanguage) === articleId)
      return { name: row.name, place: row.place, rating: row.rating ?? null, verified: row.verified };
  }
  return null;
}
