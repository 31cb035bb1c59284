import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** Asks before the editor leaves unsaved changes: in the page where possible, else through the browser. */
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
