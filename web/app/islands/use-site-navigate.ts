import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { allIslandsHydrated } from "./hydrated-islands";
import { preloadIslands } from "./island-registry";
import { leaveAnchorsToRouter } from "./keep-anchors-native";
import { markNavigating } from "./when-near";
import { prefersReducedMotion } from "~/ui/use-reduced-motion";

interface SiteNavigateOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
  /** For the page it leads to, in the history and in no address. */
  state?: unknown;
}

/** Navigation waits at most this long for hydration, in milliseconds. */
const hydrationTimeout = 1_500;

/** Hydrates the remaining islands of the document; false when that takes too long. */
function hydrateAll(): Promise<boolean> {
  markNavigating();
  const elements = [...document.querySelectorAll<HTMLElement>("[data-islands]")];
  const names = elements.map(({ dataset }) => dataset["islands"]).join(" ");
  return new Promise((done) => {
    setTimeout(() => done(false), hydrationTimeout);
    preloadIslands(names)
      .then(allIslandsHydrated)
      .then(
        () => done(true),
        () => done(false),
      );
  });
}

/** Of the document; pages after it are rendered by React from the start. */
let hydration: Promise<boolean> | undefined;
/** The visitor's last choice wins. */
let navigations = 0;

/**
 * Navigates to a page of the site. React re-renders an island, and reports error 421, if it navigates before the island
 * is hydrated; so the first navigation waits for all of them, or loads a document if they do not come.
 */
export function useSiteNavigate(): (to: string, options?: SiteNavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      const own = (navigations += 1);
      const go = (isReact: boolean) => {
        if (own !== navigations) return;
        if (isReact || options?.state !== undefined || options?.preventScrollReset) {
          hydration = Promise.resolve(true);
          leaveAnchorsToRouter();
          // A filter changes the page it is on; another page comes by a transition (`ui/global.css`).
          const viewTransition = !options?.preventScrollReset && !prefersReducedMotion();
          return navigate(to, { ...options, viewTransition });
        }
        if (options?.replace) location.replace(to);
        else location.assign(to);
      };
      void (hydration ??= hydrateAll()).then(go);
    },
    [navigate],
  );
}
