import type { Page } from "@playwright/test";

/** A page as a slow connection brings it: without its script until the answer is called. */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/robots.txt");
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL(path, { waitUntil: "commit" });
  return () => letCome();
}
