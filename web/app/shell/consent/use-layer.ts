import { useSyncExternalStore } from "react";
import { consentChanged, openLayer, type ConsentLayer } from "./consent-state";

function follow(onChange: () => void): () => void {
  addEventListener(consentChanged, onChange);
  return () => removeEventListener(consentChanged, onChange);
}

/** The open layer of the dialog; none in the server's HTML. */
export const useLayer = (): ConsentLayer | undefined => useSyncExternalStore(follow, openLayer, () => undefined);

/** Runs a function as soon as the dialog is closed; returns a function that cancels it. */
export function whenClosed(work: () => void): () => void {
  let stop = () => undefined as void;
  const look = () => {
    if (openLayer()) return;
    stop();
    work();
  };
  stop = follow(look);
  look();
  return stop;
}
