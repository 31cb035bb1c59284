const waiting = new Set<() => void>();
let isNavigating = false;

/** How far below the viewport an island may begin when its script is requested. */
const distance = "400px";

/**
 * Resolves when an element marked with that island nears the viewport; until then the server's HTML is shown. Resolves
 * at once if there is none, and on all pages after the first, which the browser renders itself.
 */
export function whenNear(island: string): Promise<void> {
  const elements = isNavigating ? [] : [...document.querySelectorAll(`[data-islands~="${island}"]`)];
  if (elements.length === 0) return Promise.resolve();
  return new Promise((done) => {
    waiting.add(done);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        waiting.delete(done);
        done();
      },
      { rootMargin: distance },
    );
    for (const element of elements) observer.observe(element);
  });
}

/** The visitor leaves the document's page. */
export function markNavigating(): void {
  isNavigating = true;
  for (const done of waiting) done();
  waiting.clear();
}
