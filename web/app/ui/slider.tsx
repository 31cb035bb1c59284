import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { Children, useCallback, useRef, useState, type ReactNode } from "react";
import { useAutoplay } from "./use-autoplay";
import { useKeenSlider, type SlidesPerView } from "./use-keen-slider";
import { useReducedMotion } from "./use-reduced-motion";
import { VisuallyHidden } from "./visually-hidden";
import styles from "./slider.module.css";

export interface SliderTexts {
  /** The accessible name of the slider. */
  label: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** `3 of 8` */
  position: (current: number, total: number) => string;
}

interface SliderProps {
  texts: SliderTexts;
  perView: SlidesPerView;
  gap?: 0 | 32;
  autoplay?: boolean;
  /** On one line with the buttons. */
  head?: ReactNode;
  children: ReactNode;
}

const autoplayInterval = 6000;

/**
 * A row of slides. The server's HTML is a scrolling row that snaps, and stays one without script; in the browser
 * keen-slider takes over when the row comes near the window.
 */
export function Slider({ texts, perView, gap = 32, autoplay = false, head, children }: SliderProps) {
  const region = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const { state, instance } = useKeenSlider(row, { perView, gap, reducedMotion });
  const [spoken, setSpoken] = useState("");

  const advance = useCallback(() => {
    const slider = instance.current;
    if (!slider) return;
    const atEnd = slider.track.details.rel >= slider.track.details.maxIdx;
    slider.moveToIdx(atEnd ? 0 : slider.track.details.rel + 1);
  }, [instance]);
  const { playing, toggle, stop } = useAutoplay(autoplay && state.lastIndex > 0, autoplayInterval, region, advance);

  const ready = state.lastIndex > 0;
  const slides = Children.toArray(children);
  const move = (step: 1 | -1) => {
    const target = Math.min(Math.max(state.index + step, 0), state.lastIndex);
    stop();
    instance.current?.moveToIdx(target);
    setSpoken(texts.position(target + 1, state.lastIndex + 1));
  };

  return (
    <div
      ref={region}
      className={styles.slider}
      data-started={state.started || undefined}
      data-ready={ready || undefined}
      data-mobile={perView.mobile}
      data-tablet={perView.tablet}
      data-desktop={perView.desktop}
      data-gap={gap}
    >
      <div className={styles.head}>
        <div className={styles.title}>{head}</div>
        <div className={styles.controls}>
          <span className={styles.position} aria-hidden="true">
            {state.index + 1} / {state.lastIndex + 1}
          </span>
          {autoplay ? (
            <button type="button" className={styles.control} onClick={toggle}>
              {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              <VisuallyHidden>{playing ? texts.pause : texts.play}</VisuallyHidden>
            </button>
          ) : null}
          <button type="button" className={styles.control} onClick={() => move(-1)} aria-disabled={state.index === 0}>
            <ArrowLeft aria-hidden="true" />
            <VisuallyHidden>{texts.previous}</VisuallyHidden>
          </button>
          <button
            type="button"
            className={styles.control}
            onClick={() => move(1)}
            aria-disabled={state.index >= state.lastIndex}
          >
            <ArrowRight aria-hidden="true" />
            <VisuallyHidden>{texts.next}</VisuallyHidden>
          </button>
        </div>
      </div>
      {/* While the row scrolls it must be reachable by keyboard; later the buttons move it. */}
      <div
        ref={row}
        className={styles.row}
        role="group"
        aria-label={texts.label}
        tabIndex={state.started ? undefined : 0}
      >
        {slides.map((slide, position) => (
          <div key={position} className={styles.slide}>
            {slide}
          </div>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
    </div>
  );
}
