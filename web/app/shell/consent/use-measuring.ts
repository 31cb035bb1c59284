import { useEffect } from "react";
import { consentChanged, isPreview, otherTabs } from "./consent-state";
import type { Measuring } from "./measuring";
import { hasVendors, type TrackingIds } from "./vendors";
import { pageEventName } from "./visit-event";

/** What is behind the secret of a link is nobody else's to know, nor its address. */
const isPersonal = (pathname: string): boolean => /\/(?:my-visit|my-document|subscription|login)\/[^/]/.test(pathname);

/** One a document. */
let measuring: Promise<Measuring> | null = null;

/** CONSENT-3: follows the choice, made here or in another tab. An agency that measures nothing has none of its script. */
export function useMeasuring(ids: TrackingIds, pathname: string): void {
  const active = hasVendors(ids) && !isPreview(pathname) && !isPersonal(pathname);
  useEffect(() => {
    if (!active) return;
    const follow = async () => {
      measuring ??= import("./measuring").then(({ Measuring }) => new Measuring(ids));
      const found = await measuring.catch(() => {
        // Asked for again at the next sign: a phone may have been in a tunnel.
        measuring = null;
        return null;
      });
      if (found?.follow()) location.reload();
    };
    const onEvent = () => void follow();
    const listening = new AbortController();
    const { signal } = listening;
    for (const sign of [consentChanged, pageEventName, "pageshow", "focus"])
      addEventListener(sign, onEvent, { signal });
    document.addEventListener("visibilitychange", onEvent, { signal });
    // A tab in the background would go on storing what was granted before.
    const tabs = otherTabs();
    tabs?.addEventListener("message", onEvent, { signal });
    onEvent();
    return () => {
      listening.abort();
      tabs?.close();
    };
  }, [active, ids]);
}
