import { isPreviewPath } from "@gevel/config";

/** Who leaves sooner did not look at the home. */
export const lookMs = 2_000;

/**
 * OWNER-5: tells the site once that a page of a home was looked at: open and visible for two seconds at a stretch. Coming back
 * to it later is another look; whether that is another visit, the site knows.
 */
export function countView(id: number): () => void {
  // Of staff. The cookie that says so does not reach a page that the admin frames.
  if (isPreviewPath(window.location.pathname)) return () => undefined;
  let timer = 0;
  let told = false;
  let waits = false;
  const tell = () => {
    if (waits) navigator.sendBeacon("/api/views", String(id));
    waits = false;
  };
  const look = () => {
    clearTimeout(timer);
    // Who leaves now may leave for good.
    if (document.visibilityState !== "visible") tell();
    else if (!told)
      timer = window.setTimeout(() => {
        told = waits = true;
        if ("requestIdleCallback" in window) requestIdleCallback(tell, { timeout: lookMs });
        else tell();
      }, lookMs);
  };
  /** The browser shows the page as it was left. */
  const again = ({ persisted }: PageTransitionEvent) => {
    if (persisted) told = false;
    look();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", again);
  look();
  return () => {
    clearTimeout(timer);
    tell();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", again);
  };
}
