import { useEffect, useState } from "react";

/** So long after their last sign nobody may sit there any more. */
const watchedForMs = 5 * 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

/** Whether somebody seems to look at the page: it was opened a moment ago, or they did something to it. */
export function useWatched(): boolean {
  const [isWatched, setWatched] = useState(true);
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      last = Date.now();
      setWatched(true);
    };
    const timer = setInterval(() => setWatched(Date.now() - last < watchedForMs), watchedForMs / 10);
    for (const sign of signs) window.addEventListener(sign, look, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, look);
    };
  }, []);
  return isWatched;
}
