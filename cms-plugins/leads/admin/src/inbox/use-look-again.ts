import { useEffect } from "react";

const everyMs = 60_000;

/** Asks once more every minute while somebody looks, and when they come back. */
export function useLookAgain(again: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") again();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [again]);
}
