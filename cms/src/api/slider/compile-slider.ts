import type { Slider } from "@gevel/config";
import { listedBy, pointsAt, show, type CompileContext } from "../../content/compile-context";
import { compileLink } from "../../content/compile-link";
import { compileMedia } from "../../content/compile-media";
import type { Documents } from "../../content/documents";
import { richText } from "../../content/rich-text";
import type { TestimonialContent } from "../testimonial/customer-of";
import type { SliderRow } from "./slider-type";

export interface SliderContent extends TestimonialContent {
  readonly sliders: Documents<SliderRow>;
}

function compileTestimonial(
  id: string,
  from: string,
  context: CompileContext<SliderContent>,
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

/** The latest on top; one without a date is the oldest. */
function newestFirst({ content, language, defaultLanguage }: CompileContext<SliderContent>): string[] {
  const { testimonials } = content;
  const dated = testimonials.ids().flatMap((id) => {
    const shown = testimonials.show(id, language, defaultLanguage);
    return shown ? [{ id, date: shown.row.date ?? "" }] : [];
  });
  return dated.sort((a, b) => b.date.localeCompare(a.date)).map(({ id }) => id);
}

/**
 * The testimonials that staff picked, followed by all others if the slider shows the newest. A slider without picks
 * shows the newest.
 */
function shownTestimonials(row: SliderRow, context: CompileContext<SliderContent>): string[] {
  const { sliders, testimonials } = context.content;
  const picked = listedBy(sliders, row, (version) => version.testimonials, testimonials, context);
  const follows = row.testimonialChoice === "newest" || picked.length === 0;
  return row.kind === "testimonials" && follows ? [...new Set([...picked, ...newestFirst(context)])] : picked;
}

export function compileSlider(id: string, from: string, context: CompileContext<SliderContent>): Slider | null {
  const { sliders } = context.content;
  const shown = show(sliders, id, from, context);
  if (!shown) return null;
  const { row, lang } = shown;
  return {
    id,
    lang,
    title: row.title,
    kind: row.kind,
    slidesPerView: row.slidesPerView,
    autoplay: row.autoplay,
    slides: row.slides.map((slide) => ({
      title: slide.title,
      html: richText(slide.html),
      picture: compileMedia(slide.picture, slide.title, context),
      link: compileLink(slide.link, `slider ${id}`, context),
    })),
    testimonials: shownTestimonials(row, context)
      .map((testimonial) => compileTestimonial(testimonial, `slider ${id}`, context))
      .filter((testimonial) => testimonial !== null),
  };
}
