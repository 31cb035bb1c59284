import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { preloadViews } from "./views";
import { startWalking } from "./when-near";

interface TurnOptions {
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** The parts of the document that still stand as the server drew them get their script. */
function partsOfDocument(): Promise<unknown> {
  startWalking();
  const places = [...document.querySelectorAll<HTMLElement>("[data-parts]")];
  return preloadViews(places.map(({ dataset }) => dataset["parts"]).join(" "));
}

/**
 * Goes to a page of the site. React draws a part anew, and complains, that is told of the turn before it was taken over:
 * so those that wait for a visitor to come near are loaded first.
 */
export function useTurnPage(): (to: string, options?: TurnOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (to, options) => {
      const turn = () => navigate(to, options);
      void partsOfDocument().then(turn, turn);
    },
    [navigate],
  );
}
