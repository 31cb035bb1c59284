import type { Page } from "@playwright/test";

/** Leads to an address whose fonts come when the answer of this is called, and not before. Nothing waits for the page. */
export async function openWithDelayedFonts(page: Page, address: string): Promise<() => void> {
  let isFont = () => {};
  const release = new Promise<void>((resolve) => (isFont = resolve));
  await page.route("**/*.woff2", async (route) => {
    await release;
    await route.continue();
  });
  await page.goto("/robots.txt");
  // It is never loaded before they are there, and this is not the goto that waits for that.
  await page.evaluate((path) => location.assign(path), address);
  return isFont;
}

/** The page has loaded, and shows the letters that it will show. */
export async function fontsSettled(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
