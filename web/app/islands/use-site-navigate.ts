import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { allIslandsHydrated } from "./hydrated-islands";
import { preloadIslands } from "./island-registry";
import { markNavigating } from "./when-near";

interface SiteNavigateOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
  /** For the page it leads to, in the history and in no address. */
  state?: unknown;
}

/** A page is turned after so long at the latest, in milliseconds. */
const hydrationTimeout = 1_500;

/** The islands of the document that still stand as the server drew them get their script, and React; false where that takes too long. */
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

/** Of the document; the pages that follow are React's from the beginning. */
let hydration: Promise<boolean> | undefined;
/** What a visitor chose last is where they go. */
let navigations = 0;

/**
 * Goes to a page of the site. React draws an island anew, and complains (error 421), that hears of the turn before it
 * was taken over; so the first turn waits for all of them, or loads a document where they do not come.
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
          return navigate(to, options);
        }
        if (options?.replace) location.replace(to);
        else location.assign(to);
      };
      void (hydration ??= hydrateAll()).then(go);
    },
    [navigate],
  );
}
