import type { Slider } from "@gevel/config";
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
