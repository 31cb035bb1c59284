import type { Page } from "@playwright/test";

/** Opens an address whose fonts are held back until the returned function is called. Does not wait for the page. */
export async function openWithDelayedFonts(page: Page, address: string): Promise<() => void> {
  let isFont = () => {};
  const release = new Promise<void>((resolve) => (isFont = resolve));
  await page.route("**/*.woff2", async (route) => {
    await release;
    await route.continue();
  });
  await page.goto("/robots.txt");
  // The page does not load before its fonts, so it does not use the goto that waits for that.
  await page.evaluate((path) => location.assign(path), address);
  return isFont;
}

/** Waits until the page has loaded and its final fonts are shown. */
export async function fontsSettled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
