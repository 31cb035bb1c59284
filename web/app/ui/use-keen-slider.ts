import type { KeenSliderInstance } from "keen-slider";
import { useEffect, useRef, useState, type RefObject } from "react";
import { breakpoints } from "@gevel/config";

/** The values that slider.module.css supports; a fraction shows part of the next slide. */
export interface SlidesPerView {
  mobile: 1 | 1.15;
  tablet: 1 | 2 | 2.2;
  desktop: 1 | 2 | 3 | 4;
}

interface SliderState {
  /** The library controls the row. */
  started: boolean;
  index: number;
  /** 0 where all slides fit. */
  lastIndex: number;
}

interface KeenSliderOptions {
  perView: SlidesPerView;
  gap: number;
  reducedMotion: boolean;
}

const atRest: SliderState = { started: false, index: 0, lastIndex: 0 };

/** Invisible slides must not be reachable by Tab. */
function hideOffscreenSlides(slider: KeenSliderInstance): void {
  slider.slides.forEach((slide, position) => {
    slide.inert = (slider.track.details?.slides[position]?.portion ?? 1) < 0.5;
  });
}

function stateOf(slider: KeenSliderInstance): SliderState {
  return { started: true, index: slider.track.details?.rel ?? 0, lastIndex: slider.track.details?.maxIdx ?? 0 };
}

/** Turns a scrolling row into a slider as soon as it comes near the window; only then is the library loaded. */
export function useKeenSlider(row: RefObject<HTMLElement>, { perView, gap, reducedMotion }: KeenSliderOptions) {
  const instance = useRef<KeenSliderInstance | null>(null);
  const [state, setState] = useState(atRest);
  const { mobile, tablet, desktop } = perView;

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let gone = false;
    const start = async () => {
      const { default: KeenSlider } = await import("keen-slider");
      if (gone) return;
      const show = (slider: KeenSliderInstance) => {
        hideOffscreenSlides(slider);
        setState(stateOf(slider));
      };
      element.scrollLeft = 0;
      instance.current = new KeenSlider(element, {
        selector: ":scope > *",
        defaultAnimation: { duration: reducedMotion ? 0 : 500 },
        slides: { perView: mobile, spacing: gap / 2 },
        breakpoints: {
          [`(min-width: ${breakpoints.tablet}px)`]: { slides: { perView: tablet, spacing: gap } },
          [`(min-width: ${breakpoints.desktop}px)`]: { slides: { perView: desktop, spacing: gap } },
        },
        created: show,
        updated: show,
        slideChanged: show,
        animationEnded: show,
      });
    };
    const nearby = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        nearby.disconnect();
        void start();
      },
      { rootMargin: "300px" },
    );
    nearby.observe(element);
    // The library measures on window resize only: a scrollbar that appears changes the row alone.
    const widening = new ResizeObserver(() => {
      const slider = instance.current;
      if (slider && Math.abs(slider.size - element.clientWidth) > 1) slider.update();
    });
    widening.observe(element);
    return () => {
      gone = true;
      nearby.disconnect();
      widening.disconnect();
      instance.current?.slides.forEach((slide) => (slide.inert = false));
      instance.current?.destroy();
      instance.current = null;
      setState(atRest);
    };
  }, [row, mobile, tablet, desktop, gap, reducedMotion]);

  return { state, instance };
}
