import type { Page } from "@playwright/test";

/** A page as a slow connection brings it: without its script until the answer is called. */
export async function openWithDelayedScript(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/robots.txt");
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(path, { waitUntil: "commit" });
  return () => release();
}
