import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** Who leaves what is not saved is asked first, by the page where it can, else by the browser. */
export function useUnsavedChangesPrompt(isUnsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  return blocker;
}
