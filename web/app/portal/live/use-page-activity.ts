import { useEffect, useState } from "react";

/** So long after their last sign nobody may sit there any more. */
const activeForMs = 5 * 60_000;

const signs = ["pointerdown", "pointermove", "keydown", "scroll", "focus"] as const;

/** Tells again and again whether somebody seems to look at the page: it was opened a moment ago, or they did something to it. */
export function trackActivity(onChange: (isActive: boolean) => void): () => void {
  let last = Date.now();
  const look = () => {
    last = Date.now();
    onChange(true);
  };
  const timer = setInterval(() => onChange(Date.now() - last < activeForMs), activeForMs / 10);
  for (const sign of signs) window.addEventListener(sign, look, { passive: true });
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, look);
  };
}

export function usePageActivity(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => trackActivity(setActive), []);
  return isActive;
}
