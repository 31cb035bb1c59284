import sections from "./detail-section.module.css";

/** Safari has none. */
const whenIdle: (task: () => void) => void =
  typeof requestIdleCallback === "function" ? (task) => requestIdleCallback(task) : (task) => setTimeout(task, 50);

/**
 * Renders a listing's sections one by one when the browser has nothing else to do: all at once they hold up a phone for a
 * fifth of a second, and a section that is never rendered is missing from a picture of the whole page.
 */
export function renderWhenIdle(page: HTMLElement): void {
  const waiting = [...page.querySelectorAll<HTMLElement>(`.${sections["section"]}`)];
  const next = () => {
    const section = waiting.shift();
    if (!section) return;
    section.dataset["rendered"] = "";
    whenIdle(next);
  };
  whenIdle(next);
}
