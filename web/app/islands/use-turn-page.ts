import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { allArrived } from "./arrivals";
import { preloadIslands } from "./known-islands";
import { startWalking } from "./when-near";

interface TurnOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
  /** For the page it leads to, in the history and in no address. */
  state?: unknown;
}

/** A page is turned after so long at the latest, in milliseconds. */
const patience = 1_500;

/** The islands of the document that still stand as the server drew them get their script, and React; false where that takes too long. */
function takeOver(): Promise<boolean> {
  startWalking();
  const places = [...document.querySelectorAll<HTMLElement>("[data-islands]")];
  const names = places.map(({ dataset }) => dataset["islands"]).join(" ");
  return new Promise((done) => {
    setTimeout(() => done(false), patience);
    preloadIslands(names)
      .then(allArrived)
      .then(
        () => done(true),
        () => done(false),
      );
  });
}

/** Of the document; the pages that follow are React's from the beginning. */
let takenOver: Promise<boolean> | undefined;
/** What a visitor chose last is where they go. */
let turns = 0;

/**
 * Goes to a page of the site. React draws an island anew, and complains (error 421), that hears of the turn before it
 * was taken over; so the first turn waits for all of them, or loads a document where they do not come.
 */
export function useTurnPage(): (to: string, options?: TurnOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      const own = (turns += 1);
      const turn = (isReact: boolean) => {
        if (own !== turns) return;
        if (isReact || options?.state !== undefined || options?.preventScrollReset) {
          takenOver = Promise.resolve(true);
          return navigate(to, options);
        }
        if (options?.replace) location.replace(to);
        else location.assign(to);
      };
      void (takenOver ??= takeOver()).then(turn);
    },
    [navigate],
  );
}
