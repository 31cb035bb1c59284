import { useSyncExternalStore } from "react";
import { consentChanged, openLayer, type ConsentLayer } from "./consent-state";

function follow(onChange: () => void): () => void {
  addEventListener(consentChanged, onChange);
  return () => removeEventListener(consentChanged, onChange);
}

/** The layer of the dialog that stands open; none in the server's HTML. */
export const useLayer = (): ConsentLayer | undefined => useSyncExternalStore(follow, openLayer, () => undefined);

/** Does it as soon as the dialog is closed; gives the way to have it left undone. */
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
