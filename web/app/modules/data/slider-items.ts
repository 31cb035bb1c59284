import type { Slider } from "@gevel/config";
import type { QuoteItem, SlideItem } from "../content/items";

type SlidesOf = { [Kind in Slider["kind"]]: (slider: Slider) => (SlideItem | QuoteItem)[] };

const slidesOf: SlidesOf = {
  pictures: (slider) =>
    slider.slides.map((slide, position) => ({
      kind: "slide",
      id: `${slider.id}-${position}`,
      lang: slider.lang,
      ...slide,
    })),
  testimonials: (slider) => slider.testimonials.map((testimonial) => ({ kind: "quote", ...testimonial })),
};

export function sliderItems(slider: Slider): (SlideItem | QuoteItem)[] {
  return slidesOf[slider.kind](slider);
}
