import type { Page } from "@playwright/test";

/** Down the page as one reads it, so that what waits to be near comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await painted();
    }
    scrollTo(0, 0);
    await painted();
  });
}

/** From here on, how far what a visitor sees has moved by itself: the sum of the browser's own measure, to be asked for later. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = "value" in entry ? Number(entry.value) : 0;
        Reflect.set(window, "shifted", Number(Reflect.get(window, "shifted") ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifted") ?? 0));
}
