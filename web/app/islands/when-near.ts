const waiting = new Set<() => void>();
let walking = false;

/** How far below the window an island may begin when its script is asked for. */
const distance = "400px";

/**
 * Resolves when a place marked with that island comes near the window: until then the server's HTML stands there. At
 * once where there is no such place, and on all pages that follow the first, which the browser draws itself.
 */
export function whenNear(island: string): Promise<void> {
  const places = walking ? [] : [...document.querySelectorAll(`[data-islands~="${island}"]`)];
  if (places.length === 0) return Promise.resolve();
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
    for (const place of places) observer.observe(place);
  });
}

/** The visitor leaves the document's page. */
export function startWalking(): void {
  walking = true;
  for (const done of waiting) done();
  waiting.clear();
}
