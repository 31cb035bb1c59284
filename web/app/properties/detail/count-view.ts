import { isPreviewPath } from "@gevel/config";

/** A shorter visit is no page view. */
export const minViewMs = 2_000;

interface Scheduling {
  scheduler: {
    postTask(task: () => void, how: { delay: number; priority: "background"; signal: AbortSignal }): Promise<unknown>;
  };
}
const schedules = (page: object): page is Scheduling => "scheduler" in page;

/** In one task in browsers with a scheduler: a timer followed by an idle callback costs a page as much again. */
function inTheBackground(task: () => void): () => void {
  const page: object = window;
  if (schedules(page)) {
    const ending = new AbortController();
    page.scheduler
      .postTask(task, { delay: minViewMs, priority: "background", signal: ending.signal })
      .catch(() => undefined);
    return () => ending.abort();
  }
  const timer = setTimeout(task, minViewMs);
  return () => clearTimeout(timer);
}

/**
 * OWNER-5: reports a listing's page view once, when the page was open and visible for two seconds at a stretch.
 * Returning to it later is another view; the server decides whether it is another visit.
 */
export function countView(id: number): () => void {
  // A preview by staff. The cookie that marks staff does not reach a page framed by the admin.
  if (isPreviewPath(window.location.pathname)) return () => undefined;
  let isSent = false;
  let since = Infinity;
  let forget = () => {};
  const send = () => {
    if (!isSent) navigator.sendBeacon("/api/views", String(id));
    isSent = true;
  };
  const end = () => {
    forget();
    // The browser was not idle yet, and a visitor who leaves now may not return.
    if (performance.now() - since >= minViewMs) send();
    since = Infinity;
  };
  const look = () => {
    if (document.visibilityState !== "visible") end();
    else if (!isSent && since === Infinity) {
      since = performance.now();
      forget = inTheBackground(send);
    }
  };
  /** The browser shows the page as it was left. */
  const again = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      isSent = false;
      since = Infinity;
    }
    look();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", again);
  look();
  return () => {
    end();
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", again);
  };
}
