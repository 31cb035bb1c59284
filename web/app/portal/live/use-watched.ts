import { useEffect, useState } from "react";

/** So long after their last sign nobody may sit there any more. */
const watchedForMs = 5 * 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

/** Tells again and again whether somebody seems to look at the page: it was opened a moment ago, or they did something to it. */
export function followSigns(tell: (isWatched: boolean) => void): () => void {
  let last = Date.now();
  const look = () => {
    last = Date.now();
    tell(true);
  };
  const timer = setInterval(() => tell(Date.now() - last < watchedForMs), watchedForMs / 10);
  for (const sign of signs) window.addEventListener(sign, look, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, look);
  };
}

export function useWatched(): boolean {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => followSigns(setWatched), []);
  return isWatched;
}
