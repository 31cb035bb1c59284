import type { Article, Testimonial } from "@gevel/config";
import { pointsAt, show, type CompileContext } from "../../content/compile-context";
import type { Documents } from "../../content/documents";
import type { Version } from "../../content/row-fields";
import type { TestimonialContent } from "./customer-of";

export interface TestimonialsContent extends TestimonialContent {
  readonly articles: Documents<Version & Pick<Article, "kind">>;
}

export function compileTestimonial(
  id: string,
  from: string,
  context: CompileContext<TestimonialsContent>,
): Testimonial | null {
  const { language, defaultLanguage } = context;
  const { testimonials, articles } = context.content;
  const shown = show(testimonials, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  const article = pointsAt(testimonials, row, (version) => version.article, articles, defaultLanguage);
  const agent = pointsAt(testimonials, row, (version) => version.agent, articles, defaultLanguage);
  const isMember = agent !== null && articles.show(agent, language, defaultLanguage)?.row.kind === "team";
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
    agentId: isMember ? agent : null,
    goal: row.goal,
  };
}

/** Ids, the latest first; one without a date is the oldest. */
export function newestTestimonials({
  content,
  language,
  defaultLanguage,
}: CompileContext<TestimonialsContent>): string[] {
  const { testimonials } = content;
  const dated = testimonials.ids().flatMap((id) => {
    const shown = testimonials.show(id, language, defaultLanguage);
    return shown ? [{ id, date: shown.row.date ?? "" }] : [];
  });
  return dated.sort((a, b) => b.date.localeCompare(a.date)).map(({ id }) => id);
}

/** All of the site, the latest first. */
export const compileTestimonials = (context: CompileContext<TestimonialsContent>): Testimonial[] =>
  newestTestimonials(context).flatMap((id) => compileTestimonial(id, "the reviews", context) ?? []);
