import type { Slider } from "@gevel/config";
import { listedBy, show, type CompileContext } from "../../content/compile-context";
import { compileLink } from "../../content/compile-link";
import { compileMedia } from "../../content/compile-media";
import type { Documents } from "../../content/documents";
import { richText } from "../../content/rich-text";
import { compileTestimonial, newestTestimonials, type TestimonialsContent } from "../testimonial/compile-testimonials";
import type { SliderRow } from "./slider-type";

export interface SliderContent extends TestimonialsContent {
  readonly sliders: Documents<SliderRow>;
}

/**
 * The testimonials that staff picked, followed by all others if the slider shows the newest. A slider without picks
 * shows the newest.
 */
function shownTestimonials(row: SliderRow, context: CompileContext<SliderContent>): string[] {
  const { sliders, testimonials } = context.content;
  const picked = listedBy(sliders, row, (version) => version.testimonials, testimonials, context);
  const follows = row.testimonialChoice === "newest" || picked.length === 0;
  return row.kind === "testimonials" && follows ? [...new Set([...picked, ...newestTestimonials(context)])] : picked;
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
