import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** Who leaves what is not saved is asked first, by the page where it can, else by the browser. */
export function useAskBeforeLeaving(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return blocker;
}
