import { useEffect } from "react";

const everyMs = 60_000;

/** Asks once more every minute while somebody looks, and when they come back. */
export function useAutoRefresh(reload: () => void): void {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") reload();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [reload]);
}
