import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isReported, dispatchPageEvent, type PageEvent } from "./visit-event";

/** How the document came, as the browser says it: opened, loaded anew, gone back to. */
function documentArrival() {
  const [entry] = performance.getEntriesByType("navigation");
  const type = entry && "type" in entry ? String(entry.type) : "navigate";
  return { type, fromSite: document.referrer.startsWith(`${location.origin}/`) };
}

/** CONSENT-4: tells of what each page says a visitor did, once for each time that they come to it. */
export function usePageEvent(pageEvent: PageEvent | null): void {
  const { key, pathname } = useLocation();
  const again: boolean = String(useNavigationType()) === "POP";
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current === key) return;
    const document = before.current === null ? documentArrival() : null;
    before.current = key;
    if (pageEvent && isReported(pageEvent, { document, again })) dispatchPageEvent(pageEvent, pathname);
  }, [key, pathname, pageEvent, again]);
}
