import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener("change", changed);
  return () => list.removeEventListener("change", changed);
}

export const prefersReducedMotion = (): boolean => window.matchMedia(query).matches;

/** Whether the visitor prefers reduced motion; true on the server, so that nothing moves before it is known. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
