import type { Slider } from "@gevel/config";
import { compileTestimonial } from "../testimonial/compile-testimonial";
import { listedBy, show, type CompileContext } from "../site/compile/compile-context";
import { compileLink } from "../site/compile/compile-link";
import { compileMedia } from "../site/compile/compile-media";
import { richText } from "../site/compile/rich-text";

export function compileSlider(id: string, from: string, context: CompileContext): Slider | null {
  const { sliders, testimonials } = context.content;
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
    testimonials: listedBy(sliders, row, (version) => version.testimonials, testimonials, context)
      .map((testimonial) => compileTestimonial(testimonial, `slider ${id}`, context))
      .filter((testimonial) => testimonial !== null),
  };
}
