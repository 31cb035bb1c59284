import { useEffect, useState, type RefObject } from "react";
import { useReducedMotion } from "./use-reduced-motion";

interface Autoplay {
  playing: boolean;
  toggle: () => void;
  stop: () => void;
}

/**
 * Calls `advance` every `interval` ms while it plays. It waits while the visitor's pointer or focus is inside `region`
 * and while the page is hidden, and never starts by itself under reduced motion (WCAG 2.2.2).
 */
export function useAutoplay(
  enabled: boolean,
  interval: number,
  region: RefObject<HTMLElement>,
  advance: () => void,
): Autoplay {
  const reduced = useReducedMotion();
  const [choice, setChoice] = useState<"playing" | "paused" | null>(null);
  const playing = enabled && (choice === null ? !reduced : choice === "playing");

  useEffect(() => {
    if (!playing) return;
    const timer = window.setInterval(() => {
      const busy = region.current?.matches(":hover, :focus-within") ?? false;
      if (!busy && !document.hidden) advance();
    }, interval);
    return () => window.clearInterval(timer);
  }, [playing, interval, region, advance]);

  return {
    playing,
    toggle: () => setChoice(playing ? "paused" : "playing"),
    stop: () => setChoice("paused"),
  };
}
