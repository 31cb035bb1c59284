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

/** The islands of the document that still stand as the server drew them get their script, and React. */
async function takeOver(): Promise<void> {
  startWalking();
  const places = [...document.querySelectorAll<HTMLElement>("[data-islands]")];
  await preloadIslands(places.map(({ dataset }) => dataset["islands"]).join(" "));
  await allArrived();
}

/** Of the document; the pages that follow are React's from the beginning. */
let takenOver: Promise<void> | undefined;
/** What a visitor chose last is where they go. */
let turns = 0;

/**
 * Goes to a page of the site. React draws a module anew, and complains (error 421), that hears of the turn before it
 * was taken over; so the first turn waits for all of them.
 */
export function useTurnPage(): (to: string, options?: TurnOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      const own = (turns += 1);
      const turn = () => {
        if (own === turns) navigate(to, options);
      };
      void (takenOver ??= takeOver()).then(turn, turn);
    },
    [navigate],
  );
}
