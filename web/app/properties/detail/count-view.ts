import { isPreviewPath } from "@gevel/config";

/** Who leaves sooner did not look at the home. */
export const minViewMs = 2_000;

interface Scheduling {
  scheduler: {
    postTask(task: () => void, how: { delay: number; priority: "background"; signal: AbortSignal }): Promise<unknown>;
  };
}
const schedules = (page: object): page is Scheduling => "scheduler" in page;

/** In one task of browsers that order their work: a timer that asks for a quiet moment costs a page as much again. */
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
 * OWNER-5: tells the site once that a page of a home was looked at: open and visible for two seconds at a stretch. Coming back
 * to it later is another look; whether that is another visit, the site knows.
 */
export function countView(id: number): () => void {
  // Of staff. The cookie that says so does not reach a page that the admin frames.
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
    // The browser had no quiet moment yet, and who leaves now may leave for good.
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
