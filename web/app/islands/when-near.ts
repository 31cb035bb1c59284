const waiting = new Set<() => void>();
let isNavigating = false;

/** How far below the window an island may begin when its script is asked for. */
const distance = "400px";

/**
 * Resolves when a place marked with that island comes near the window: until then the server's HTML stands there. At
 * once where there is no such place, and on all pages that follow the first, which the browser draws itself.
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
